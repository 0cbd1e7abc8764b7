import { concealExercise } from './conceal';
import type { ExerciseAnswer, ExerciseContent, Task } from './schema';

/*
 * Answers point into a task by position, and a task is shuffled by its seed. This maps an answer to a task that was shown
 * with the seed `from` to the same exercise shown with the seed `to`, so that it names the same texts.
 */
export function remapAnswer(
  content: ExerciseContent,
  answer: ExerciseAnswer,
  { from, to }: { from: string; to: string },
): ExerciseAnswer {
  const [before, after] = [from, to].map((seed) => textsOf(concealExercise(content, seed, 'en')));
  if (!before || !after) return answer;
  const remap = remapPositions(before.answers, after.answers);
  switch (answer.kind) {
    case 'write':
      return answer;
    case 'choice':
      return { ...answer, option: remap(answer.option) };
    case 'gap':
      return { ...answer, words: answer.words.map((word) => (word === null ? null : remap(word))) };
    case 'order':
      return { ...answer, tokens: answer.tokens.map(remap) };
    case 'pairs':
      return { ...answer, matches: remapMatches(answer.matches, before.places, after.places, remap) };
  }
}

/** The texts that positions of an answer point to, and the texts that its places belong to. */
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

/** Maps a position by its text; of two equal texts the second stays the second. */
function remapPositions(before: readonly string[], after: readonly string[]) {
  return (position: number): number => {
    const text = before[position];
    const nth = before.slice(0, position).filter((each) => each === text).length;
    const places = after.flatMap((each, index) => (each === text ? [index] : []));
    return places[nth] ?? position;
  };
}

function remapMatches(
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
