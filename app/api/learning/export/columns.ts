import { exportReports } from '@/lib/community/moderation/export';
import { exportProfile } from '@/lib/community/profiles/export';
import { exportTeacherReviews } from '@/lib/community/teacher-reviews/export';
import { exportSavedCourses } from '@/lib/learning/courses/export';
import { exportPlacement } from '@/lib/learning/placement/export';
import { exportPlan } from '@/lib/learning/plan/export';
import { exportPractice } from '@/lib/learning/practice/export';
import { exportProgress } from '@/lib/learning/progress/export';
import { exportReview } from '@/lib/learning/review/export';
import { exportRewards } from '@/lib/learning/rewards/export';
import { exportNotifications } from '@/lib/people/notifications/export';
import { exportSanctions } from '@/lib/people/sanctions/export';
import { exportTies } from '@/lib/people/ties/export';
import type { ExportedRecords } from '@/lib/platform/export/records';

/** All that is stored of somebody's learning and ties, composed of what each slice offers; a new slice adds its records here. */
export function recordsOfLearning(userId: number): ExportedRecords[] {
  const practice = exportPractice(userId);
  const review = exportReview(userId);
  const progress = exportProgress(userId);
  const placement = exportPlacement(userId);
  const told = exportNotifications(userId);
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
    told.notifications,
    told.choices,
    told.quiet,
    told.subscriptions,
    exportReports(userId),
    exportSanctions(userId),
  ];
}

/** Columns of the table; what a new slice adds comes last, so that older tables can be read the same way. */
export const exportColumns = [
  'moment',
  'day',
  'course',
  'lesson',
  'exercise',
  'run',
  'turn',
  'kind',
  'topics',
  'card',
  'word',
  'given',
  'expected',
  'verdict',
  'hints',
  'rating',
  'seconds',
  'points',
  'answers',
  'right',
  'reviews',
  'practised',
  'counted',
  'badge',
  'goal',
  'level',
  'minutes',
  'weekdays',
  'deadline',
  'started',
  'changed',
  'finished',
  'reason',
  'subject',
  'placement',
  'ability',
  'error',
  'source',
  'meaning',
  'sentence',
  'note',
  'due',
  'stability',
  'difficulty',
  'state',
  'repetitions',
  'lapses',
  'learning_steps',
  'scheduled_days',
  'reviewed',
  'suspended',
  'buried_until',
  'tie',
  'person',
  'about',
  'gender',
  'country',
  'native_language',
  'languages',
  'russian_level',
  'occupation',
  'goals',
  'interests',
  'availability',
  'shown_to',
  'audience',
  'first_contact',
  'same_gender',
  'same_age',
  'photo',
  'stars',
  'review',
  'answer',
  'notification',
  'seen',
  'mailed',
  'channel',
  'wanted',
  'from',
  'until',
  'endpoint',
  'report',
  'outcome',
  'decided',
  'appeal',
];
