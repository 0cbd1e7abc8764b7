import type { CourseSource, LessonSource, WordSource } from '@/lib/content/course-source';
import { russianOf } from '@/lib/content/exercise-text';
import type { Fault } from '@/lib/content/fault';
import { hasWords, plain, unmarked } from '@/lib/content/words';

const fewestUses = 3;

/** A new word is met often enough to be remembered. */
export function checkPractice(course: CourseSource): Fault[] {
  const ready = course.lessons.filter(({ announced }) => !announced);
  return ready.flatMap((lesson) => {
    const exercises = lesson.exercises.map(({ content }) => russianOf(content).map(({ text }) => text));
    return lesson.words.filter(({ extra }) => !extra).flatMap((word) => rarelyUsed(word, exercises));
  });
}

function rarelyUsed(word: LessonSource['words'][number], exercises: readonly string[][]): Fault[] {
  const uses = exercises.filter((texts) => texts.some((text) => isUsed(word, text))).length;
  if (uses >= fewestUses) return [];
  return [
    {
      ...word.at('ru'),
      message: `“${word.ru}” occurs in ${uses} exercises of its lesson; ${fewestUses} are needed.`,
    },
  ];
}

/** A letter is practised by any word that has it. */
function isUsed({ ru, forms, part }: WordSource, text: string): boolean {
  if (part === 'letter') return plain(text).includes(plain(ru).charAt(0));
  return [ru, ...forms].some((form) => hasWords(unmarked(text), unmarked(form)));
}
