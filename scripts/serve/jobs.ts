import { refreshTestedLevel } from '@/lib/community/directory/tested-level';
import { rejudgeExercise, rejudgeJob } from '@/lib/learning/appeals/rejudge';
import { levelJob } from '@/lib/learning/courses/level-job';
import { removeOldTrials } from '@/lib/learning/trials/service';
import { exportJob, makeDataExport, removeOldExports } from '@/lib/people/account/data-export';
import { removeOldEmailChanges } from '@/lib/people/auth/email-change';
import { answerLostPassword, lostPasswordJob } from '@/lib/people/auth/lost-password';
import { removeExpiredSessions } from '@/lib/people/auth/sessions';
import { removeOldLinks } from '@/lib/people/letters/mail-links';
import { mailJob, sendMail } from '@/lib/people/letters/service';
import { removeOldAnswers } from '@/lib/platform/http/idempotency';
import { defineJob, handleJob } from '@/lib/platform/jobs/job';
import { removeOldThrottles } from '@/lib/platform/limits/throttle';
import { log } from '@/lib/platform/log';
import { removeOldReads } from '@/lib/publishing/blog/reads';
import { eraseAccounts } from './erase-accounts';
import { partsOfAccount } from './export-account';

/** Every background job of the site with its handler; a slice with a job adds a line here. */
export const jobHandlers = [
  handleJob(mailJob, sendMail),
  handleJob(lostPasswordJob, answerLostPassword),
  handleJob(levelJob, ({ user }) => refreshTestedLevel(user)),
  handleJob(rejudgeJob, ({ exercise }) => rejudgeExercise(exercise)),
  handleJob(exportJob, (making) => makeDataExport(making, partsOfAccount)),
  handleJob(defineJob<null>('erase_accounts'), eraseAccounts),
  handleJob(defineJob<null>('clean_up'), cleanUp),
];

/** Each hour, UTC: seven and seventeen minutes past. */
export const crontab = '7 * * * * clean_up ?max=3\n17 * * * * erase_accounts ?max=3';

async function cleanUp(): Promise<void> {
  const sessions = await removeExpiredSessions();
  await removeOldThrottles();
  await removeOldLinks();
  await removeOldEmailChanges();
  await removeOldAnswers();
  await removeOldReads();
  await removeOldTrials();
  await removeOldExports();
  log().info({ job: 'clean_up', sessions });
}
