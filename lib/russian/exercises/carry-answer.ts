import { concealExercise } from './conceal';
import type { ExerciseAnswer, ExerciseContent, Task } from './schema';

/*
 * Answers point into a task by position, and a task is shuffled by its seed. The same answer to the same exercise, shown
 * with another seed, points elsewhere: to the same texts. What only says where they lie is the task itself.
 */
export function carryAnswer(
  content: ExerciseContent,
  answer: ExerciseAnswer,
  { from, to }: { from: string; to: string },
): ExerciseAnswer {
  const [before, after] = [from, to].map((seed) => textsOf(concealExercise(content, seed, 'en')));
  if (!before || !after) return answer;
  const moved = movedPositions(before.answers, after.answers);
  switch (answer.kind) {
    case 'write':
      return answer;
    case 'choice':
      return { ...answer, option: moved(answer.option) };
    case 'gap':
      return { ...answer, words: answer.words.map((word) => (word === null ? null : moved(word))) };
    case 'order':
      return { ...answer, tokens: answer.tokens.map(moved) };
    case 'pairs':
      return { ...answer, matches: moveMatches(answer.matches, before.places, after.places, moved) };
  }
}

/** The texts that positions of an answer point to, and those its places stand for. */
function textsOf(task: Task): { answers: string[]; places: string[] } {
  switch (task.kind) {
    case 'write':
      return { answers: [], places: [] };
    case 'choice':
      return { answers: task.options.map(({ text }) => text), places: [] };
    case 'gap':
      return { answers: task.bank, places: [] };
    case 'order':
      return { answers: task.tokens, places: [] };
    case 'pairs':
      return { answers: task.right.map(({ text }) => text), places: task.left };
  }
}

/** The same text may lie there twice: the second of them stays the second. */
function movedPositions(before: readonly string[], after: readonly string[]) {
  return (position: number): number => {
    const text = before[position];
    const nth = before.slice(0, position).filter((each) => each === text).length;
    const places = after.flatMap((each, index) => (each === text ? [index] : []));
    return places[nth] ?? position;
  };
}

function moveMatches(
  matches: readonly (number | null)[],
  before: readonly string[],
  after: readonly string[],
  moved: (position: number) => number,
): (number | null)[] {
  return after.map((text) => {
    const match = matches[before.indexOf(text)] ?? null;
    return match === null ? null : moved(match);
  });
}
