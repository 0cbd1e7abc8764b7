import { grade } from '@/lib/russian/exercises/schema';
import { readExercise } from '@/lib/russian/exercises/stored';
import { contentTranslations, localize } from '@/lib/platform/i18n/localized-text';
import type { Locale } from '@/lib/platform/i18n/locales';
import { describeExercise } from './describe-exercise';
import type { AppealRow } from './queries';
import type { AppealView } from '@/lib/learning/appeals/schema';

/** A report as its author sees it. */
export function viewAppeal(row: AppealRow, locale: Locale): AppealView {
  const { id, decision, message, messageHiddenAt, reason, restored, createdAt, decidedAt, seenAt } = row;
  const { prompt, sentence } = describeExercise(readExercise(row.exercise), locale);
  const { given, expected } = grade.parse(row.grade);
  return {
    id,
    state: decision ?? 'waiting',
    at: createdAt.toISOString(),
    lesson: viewLesson(row, locale),
    prompt,
    sentence,
    given,
    expected,
    message,
    message_hidden: messageHiddenAt !== null,
    reason,
    decided_at: decidedAt?.toISOString() ?? null,
    restored,
    unseen: decision !== null && seenAt === null,
  };
}

function viewLesson({ lesson, course }: AppealRow, locale: Locale): AppealView['lesson'] {
  if (lesson.withdrawn) return null;
  const link = ({ slug, title }: { slug: string; title: unknown }) => ({
    slug,
    title: localize(locale, contentTranslations.parse(title)),
  });
  return { ...link(lesson), course: link(course) };
}
