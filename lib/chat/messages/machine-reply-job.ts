import 'server-only';
import { defineJob } from '@/lib/platform/jobs/job';

/** A machine answers the message with this number; the handler is in lib/chat/machine. */
export const machineReplyJob = defineJob<{ machine: number; person: number; seq: number }>('machine_reply');
