import 'server-only';
import { defineJob } from '@/lib/platform/jobs/job';

/** Queued when somebody may have shown another level of Russian: by the level test, or the last lesson of a course. */
export const levelJob = defineJob<{ user: number }>('level');
