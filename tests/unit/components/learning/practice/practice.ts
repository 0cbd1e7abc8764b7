import type { Task } from '@/lib/russian/exercises/schema';
import type { AttemptResult, CurrentExercise, PracticeView, Summary } from '@/lib/learning/practice/schema';

const prompt = { text: 'Write in Russian: milk.', lang: 'en' } as const;
export const writeTask: Task<'write'> = { kind: 'write', prompt, sentence: null };
export const orderTask: Task<'order'> = {
  kind: 'order',
  prompt,
  tokens: ['чай', 'ма́ма', 'вот'],
  translation: null,
};

export function currentOf(task: Task, more: Partial<CurrentExercise> = {}): CurrentExercise {
  return {
    exercise: 7,
    version: 'one',
    task,
    hints: [],
    first_time: true,
    worth: 10,
    hint_price: 3,
    ...more,
  };
}

export function practiceOf(more: Partial<PracticeView> = {}): PracticeView {
  const title = { text: 'Alphabet and sounds', lang: 'en' } as const;
  return {
    run: '0b2f7f2e-7f53-4f0e-9d53-0d9f3c1f6f11',
    lesson: { id: 1, slug: 'alphabet', number: 1, title, course: { slug: 'russian-from-zero', title } },
    progress: { answered: 0, total: 3, returning: false },
    turn: 0,
    current: currentOf(writeTask),
    summary: null,
    ...more,
  };
}

export const summary: Summary = {
  points: 50,
  lesson_points: 20,
  seconds: 95,
  right_first: 3,
  almost_first: 0,
  wrong_first: 0,
  total: 3,
  mistakes: [],
  words: [],
  earned: { rank: null, badges: [] },
  next_lesson: null,
};

export function resultOf(practice: PracticeView): AttemptResult {
  const grade = {
    verdict: 'wrong' as const,
    issues: [{ code: 'missing' as const, expected: 'молоко́' }],
    expected: 'молоко́',
    given: '…',
    diff: [{ change: 'missing' as const, text: 'молоко́' }],
    places: null,
  };
  return { grade, note: null, points: 0, total_points: 40, elsewhere: false, practice };
}
