import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { correctAnswers } from '@/lib/russian/exercises/canonical-answer';
import type { ExerciseContent } from '@/lib/russian/exercises/schema';
import type { Locale } from '@/lib/platform/i18n/locales';
import { contentTranslations, localize } from '@/lib/platform/i18n/localized-text';
import { minLearners } from '@/lib/learning/teaching/policy';
import { selectExercises, selectFirstAnswers, selectLesson, type FirstAnswers } from './queries';
import type { ExerciseFigures, LessonStatistics } from '@/lib/learning/teaching/schema';
import { fisher, flagsOf, shareOf } from './statistics';
import { frequentMistakes } from './wrong-answers';

/** Statistics of a lesson's exercises. The caller checks access (guard.ts). Throws AppError('not_found'). */
export async function getLessonStatistics(
  courseId: number,
  slug: string,
  locale: Locale,
): Promise<LessonStatistics> {
  const lesson = await selectLesson(courseId, slug);
  if (!lesson) throw new AppError('not_found');
  const [exercises, answers] = await Promise.all([selectExercises(lesson.id), selectFirstAnswers(lesson.id)]);
  return {
    slug: lesson.slug,
    title: localize(locale, contentTranslations.parse(lesson.title)),
    exercises: exercises.map(({ id, content }, index) => ({
      exercise: id,
      number: index + 1,
      kind: content.kind,
      prompt: localize(locale, content.prompt),
      expected: correctAnswers(content, locale)[0] ?? '',
      ...figuresOf(answers, { id, content, locale }),
    })),
  };
}

interface ExerciseInput {
  id: number;
  content: ExerciseContent;
  locale: Locale;
}
type Figures = Omit<ExerciseFigures, 'exercise' | 'number' | 'kind' | 'prompt' | 'expected'>;

function figuresOf({ figures, wrong }: FirstAnswers, { id, content, locale }: ExerciseInput): Figures {
  const row = figures.find(({ exercise }) => exercise === id);
  if (!row || row.learners < minLearners) return withheld(row?.learners ?? 0, row?.compared ?? 0);
  const { learners, right, compared } = row;
  const facility = shareOf(right, learners, minLearners);
  const discrimination = fisher(row.r, compared);
  const mistakes = frequentMistakes(
    content,
    wrong.filter(({ exercise }) => exercise === id),
    locale,
  );
  const [lower, median, upper] = row.seconds;
  return {
    learners,
    facility,
    discrimination,
    compared,
    wrong_answers: mistakes,
    hints: { share: row.hinted / learners, mean: row.hints },
    seconds: { median, lower, upper },
    flags: flagsOf({ learners, right, facility, discrimination, maxWrong: mistakes[0]?.learners ?? 0 }),
  };
}

/** Figures of an exercise with too few learners: only the counts. */
function withheld(learners: number, compared: number): Figures {
  return {
    learners,
    facility: null,
    discrimination: null,
    compared,
    wrong_answers: [],
    hints: null,
    seconds: null,
    flags: [],
  };
}
