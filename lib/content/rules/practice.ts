import type { CourseSource, WordSource } from '@/lib/content/courses/source';
import { shownRussianOf } from '@/lib/content/courses/exercise-text';
import type { Fault } from '@/lib/content/files/fault';
import { hasWords, plain, unmarked } from '@/lib/content/text/words';

const minUses = 3;

/** A new word must occur in enough exercises of its lesson. */
export function checkPractice(course: CourseSource): Fault[] {
  const ready = course.lessons.filter(({ announced }) => !announced);
  return ready.flatMap(({ words, exercises }) => {
    const texts = exercises.map(({ content }) => shownRussianOf(content).map(({ text }) => unmarked(text)));
    return words.filter(({ extra }) => !extra).flatMap((word) => rarelyUsed(word, texts));
  });
}

/** `exercises` holds the unmarked texts of each exercise. */
function rarelyUsed(word: WordSource, exercises: readonly string[][]): Fault[] {
  const isUsed = usageOf(word);
  const uses = exercises.filter((texts) => texts.some(isUsed)).length;
  if (uses >= minUses) return [];
  return [
    {
      ...word.at('ru'),
      message: `“${word.ru}” occurs in ${uses} exercises of its lesson; ${minUses} are needed.`,
    },
  ];
}

/** A letter is practised by any word that contains it. */
function usageOf({ ru, forms, part }: WordSource): (text: string) => boolean {
  const letter = plain(ru).charAt(0);
  if (part === 'letter') return (text) => text.includes(letter);
  const spellings = [ru, ...forms].map(unmarked);
  return (text) => spellings.some((spelling) => hasWords(text, spelling));
}
