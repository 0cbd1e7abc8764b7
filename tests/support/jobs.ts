import { runDueJobs } from '@/lib/platform/jobs/runner';
import { jobHandlers } from '@/scripts/serve/jobs';

/** Works off every job that is due, as the serving process would. */
export const workOffJobs = () => runDueJobs(jobHandlers);
