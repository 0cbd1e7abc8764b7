import 'server-only';
import { defineJob } from '@/lib/platform/jobs/job';

/** Sends a notification to a person's browsers; the handler is in lib/people/push. */
export const pushJob = defineJob<{ notification: number }>('push');
