import 'server-only';
import { defineJob } from '@/lib/platform/jobs/job';

/** Sends a notification to a person's browsers; lib/people/push does it. */
export const pushJob = defineJob<{ notification: number }>('push');
