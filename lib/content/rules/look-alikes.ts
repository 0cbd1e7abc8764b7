import type { ExerciseBook } from '@/lib/content/courses/source';
import { exercisesOfKind } from '@/lib/content/courses/exercise-text';
import type { Fault } from '@/lib/content/files/fault';
import { unmarked } from '@/lib/content/text/words';

/** A matching exercise of Russian with Russian must not be solvable by comparing first letters alone. */
export function checkLookAlikes(course: ExerciseBook): Fault[] {
  return exercisesOfKind(course, 'pairs').flatMap(({ content: { pairs }, at }) => {
    const texts = pairs.flatMap(([left, right]) =>
      typeof right === 'string' ? [{ left: unmarked(left), right: unmarked(right) }] : [],
    );
    const isSolved = texts.length > 0 && texts.every((pair) => isFoundByLetters(pair, texts));
    return isSolved
      ? [
          {
            ...at('pairs'),
            message: 'Both sides of these pairs begin alike: no Russian is needed to match them.',
          },
        ]
      : [];
  });
}

interface Pair {
  left: string;
  right: string;
}

function isFoundByLetters(pair: Pair, all: readonly Pair[]): boolean {
  const own = sharedStart(pair.left, pair.right);
  return all.every(({ right }) => right === pair.right || sharedStart(pair.left, right) < own);
}

function sharedStart(a: string, b: string): number {
  const ends = Array.from({ length: a.length + 1 }, (_, end) => end);
  return ends.findLast((end) => b.startsWith(a.slice(0, end))) ?? 0;
}
