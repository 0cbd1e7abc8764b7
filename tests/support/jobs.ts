import { runDueJobs } from '@/lib/platform/jobs/runner';
import { jobHandlers } from '@/scripts/serve/jobs';

/** Runs every job that is due, as the serving process does. */
export const workOffJobs = () => runDueJobs(jobHandlers);
