import { replyAsMachine } from '@/lib/chat/machine/reply';
import { machineReplyJob } from '@/lib/chat/messages/machine-reply-job';
import { settleUnopposed } from '@/lib/chat/corrections/settle';
import { removeOldMedia } from '@/lib/chat/media/clean-up';
import { dropMedia, dropMediaJob } from '@/lib/chat/media/erase';
import { remindJob, remindOfUnread } from '@/lib/chat/reminders/remind';
import { checkCall, checkJob } from '@/lib/chat/calls/check-job';
import { removeOldStarters } from '@/lib/chat/starters/clean-up';
import { endTimerInTime, timerJob } from '@/lib/chat/timers/ending';
import { refreshTestedLevel } from '@/lib/community/directory/tested-level';
import { removeOldEvidence } from '@/lib/community/moderation/cases';
import { erasePhoto, erasePhotoJob } from '@/lib/community/profiles/report-subject';
import { rejudgeExercise, rejudgeJob } from '@/lib/learning/appeals/rejudge';
import { levelJob } from '@/lib/learning/courses/level-job';
import { removeOldTrials } from '@/lib/learning/trials/service';
import { exportJob, makeDataExport, removeOldExports } from '@/lib/people/account/data-export';
import { removeOldEmailChanges } from '@/lib/people/auth/email-change';
import { answerLostPassword, lostPasswordJob } from '@/lib/people/auth/lost-password';
import { removeExpiredSessions } from '@/lib/people/auth/sessions';
import { digestJob, queueDigests, sendDigest } from '@/lib/people/digests/digests';
import { removeOldLinks } from '@/lib/people/letters/mail-links';
import { mailJob, sendMail } from '@/lib/people/letters/service';
import { pushJob } from '@/lib/people/notifications/push-job';
import { removeOldNotifications } from '@/lib/people/notifications/removal';
import { deliverPush, deliveryJob, pushNotification } from '@/lib/people/push/deliver';
import { removeOldAnswers } from '@/lib/platform/http/idempotency';
import { defineJob, handleJob } from '@/lib/platform/jobs/job';
import { removeOldThrottles } from '@/lib/platform/limits/throttle';
import { log } from '@/lib/platform/log';
import { removeOldReads } from '@/lib/publishing/blog/reads';
import { eraseAccounts } from './erase-accounts';
import { partsOfAccount } from '@/lib/composition/export';

/** Every background job of the site with its handler; a slice with a job adds a line here. */
export const jobHandlers = [
  handleJob(mailJob, sendMail),
  handleJob(lostPasswordJob, answerLostPassword),
  handleJob(levelJob, ({ user }) => refreshTestedLevel(user)),
  handleJob(rejudgeJob, ({ exercise }) => rejudgeExercise(exercise)),
  handleJob(exportJob, (making) => makeDataExport(making, partsOfAccount)),
  handleJob(pushJob, pushNotification),
  handleJob(deliveryJob, deliverPush),
  handleJob(digestJob, sendDigest),
  handleJob(machineReplyJob, replyAsMachine),
  handleJob(erasePhotoJob, erasePhoto),
  handleJob(dropMediaJob, dropMedia),
  handleJob(remindJob, remindOfUnread),
  handleJob(checkJob, checkCall),
  handleJob(timerJob, endTimerInTime),
  handleJob(defineJob<null>('digests'), queueDigests),
  handleJob(defineJob<null>('erase_accounts'), eraseAccounts),
  handleJob(defineJob<null>('settle_corrections'), settleUnopposed),
  handleJob(defineJob<null>('clean_up'), cleanUp),
];

/** In UTC: jobs of each minute, and jobs of each hour at the given minute. */
export const crontab = [
  '* * * * * chat_reminders ?max=1',
  '2 * * * * digests ?max=3',
  '7 * * * * clean_up ?max=3',
  '17 * * * * erase_accounts ?max=3',
  '27 * * * * settle_corrections ?max=3',
].join('\n');

async function cleanUp(): Promise<void> {
  const sessions = await removeExpiredSessions();
  await removeOldThrottles();
  await removeOldLinks();
  await removeOldEmailChanges();
  await removeOldAnswers();
  await removeOldReads();
  await removeOldTrials();
  await removeOldExports();
  await removeOldNotifications();
  await removeOldEvidence();
  await removeOldMedia();
  await removeOldStarters();
  log().info({ job: 'clean_up', sessions });
}
