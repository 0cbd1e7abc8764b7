import 'server-only';
import { exportCalls } from '@/lib/chat/calls/export';
import { exportCorrections } from '@/lib/chat/corrections/export';
import { exportMedia } from '@/lib/chat/media/export';
import { exportChat } from '@/lib/chat/messages/export';
import { exportStarters } from '@/lib/chat/starters/export';
import { exportTimers } from '@/lib/chat/timers/export';
import { exportReports } from '@/lib/community/moderation/export';
import { exportProfile } from '@/lib/community/profiles/export';
import { exportTeacherReviews } from '@/lib/community/teacher-reviews/export';
import { exportAppeals } from '@/lib/learning/appeals/export';
import { exportCourseReviews } from '@/lib/learning/course-reviews/export';
import { exportSavedCourses } from '@/lib/learning/courses/export';
import { exportPlacement } from '@/lib/learning/placement/export';
import { exportPlan } from '@/lib/learning/plan/export';
import { exportPractice } from '@/lib/learning/practice/export';
import { exportProgress } from '@/lib/learning/progress/export';
import { exportReview } from '@/lib/learning/review/export';
import { exportRewards } from '@/lib/learning/rewards/export';
import { exportSkipTests } from '@/lib/learning/skip-tests/export';
import { exportTaught } from '@/lib/learning/teaching/export';
import { exportTrials } from '@/lib/learning/trials/export';
import { exportAccount } from '@/lib/people/account/export';
import { exportNotifications } from '@/lib/people/notifications/export';
import { exportSanctions } from '@/lib/people/sanctions/export';
import { exportTies } from '@/lib/people/ties/export';
import type { ExportedRecords } from '@/lib/platform/export/records';
import type { ZippedParts } from '@/lib/platform/export/zip';
import { exportComments } from '@/lib/publishing/comments/export';
import { exportImages } from '@/lib/publishing/images/export';
import { exportWriting } from '@/lib/publishing/writing/export';

/* Each slice offers the records that it stores of somebody; a new slice is named here, once. */

/** The records of somebody's learning and ties, in the order of the table of the learning export. */
export function recordsOfLearning(userId: number): ExportedRecords[] {
  const practice = exportPractice(userId);
  const review = exportReview(userId);
  const progress = exportProgress(userId);
  const placement = exportPlacement(userId);
  const { notifications, choices, quiet, subscriptions } = exportNotifications(userId);
  return [
    practice.attempts,
    review.reviews,
    progress.days,
    progress.daysOff,
    progress.badges,
    exportPlan(userId),
    practice.runs,
    review.cards,
    exportRewards(userId),
    placement.placements,
    placement.answers,
    exportSavedCourses(userId),
    exportTies(userId),
    exportProfile(userId),
    exportTeacherReviews(userId),
    notifications,
    choices,
    quiet,
    subscriptions,
    exportReports(userId),
    exportSanctions(userId),
  ];
}

/**
 * Everything that is stored of somebody, those of learning included. tests/api/people/account/export-coverage.test.ts names
 * tables that are missing.
 */
export function partsOfAccount(userId: number): ZippedParts {
  const images = exportImages(userId);
  const media = exportMedia(userId);
  return {
    records: [
      ...exportAccount(userId),
      ...recordsOfLearning(userId),
      exportNotifications(userId).texts,
      ...exportChat(userId),
      media.records,
      ...exportCalls(userId),
      exportTimers(userId),
      exportStarters(userId),
      exportCorrections(userId),
      ...exportSkipTests(userId),
      exportAppeals(userId),
      exportTrials(userId),
      exportCourseReviews(userId),
      exportTaught(userId),
      ...exportComments(userId),
      ...exportWriting(userId),
      images.records,
    ],
    files: inTurn(images.files(), media.files()),
  };
}

async function* inTurn<T>(...parts: AsyncIterable<T>[]): AsyncGenerator<T> {
  for (const part of parts) yield* part;
}
