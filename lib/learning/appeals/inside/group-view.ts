import { correctAnswers, formatCanonical } from '@/lib/russian/exercises/canonical-answer';
import { grade } from '@/lib/russian/exercises/schema';
import { readExercise } from '@/lib/russian/exercises/stored';
import { contentTranslations, localize } from '@/lib/platform/i18n/localized-text';
import type { Locale } from '@/lib/platform/i18n/locales';
import { describeExercise } from './describe-exercise';
import type { GroupRow } from './group-queries';
import type { AppealGroup } from '@/lib/learning/appeals/group-schema';

/** Reports of one answer as a teacher sees them: the answer and the messages, never the learners. */
export function viewGroup(row: GroupRow, locale: Locale): AppealGroup {
  const content = readExercise(row.exercise);
  return {
    appeal: row.appeal,
    state: row.decision ?? 'waiting',
    kind: content.kind,
    lesson: { slug: row.lesson.slug, title: localize(locale, contentTranslations.parse(row.lesson.title)) },
    ...describeExercise(content, locale),
    right: correctAnswers(content, locale),
    given: formatCanonical(content, row.given, locale),
    grade: grade.parse(row.grade),
    learners: row.learners,
    messages: row.messages.map((text, index) => ({ appeal: row.messageAppeals[index] ?? 0, text })),
    at: row.createdAt.toISOString(),
    reason: row.reason,
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}
