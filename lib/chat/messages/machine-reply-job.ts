import 'server-only';
import { defineJob } from '@/lib/platform/jobs/job';

/** A machine answers the message of this number; lib/chat/machine does it. */
export const machineReplyJob = defineJob<{ machine: number; person: number; seq: number }>('machine_reply');
