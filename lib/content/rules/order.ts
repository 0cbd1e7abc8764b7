import type { ContentOf } from '@/lib/russian/exercises/schema';
import type { ExerciseBook } from '@/lib/content/courses/source';
import { exercisesOfKind } from '@/lib/content/courses/exercise-text';
import type { Fault } from '@/lib/content/files/fault';
import { isCapitalised, plain, unmarked, wordsIn } from '@/lib/content/text/words';
import type { Locate } from '@/lib/content/files/yaml-file';

interface Order {
  content: ContentOf<'order'>;
  at: Locate;
}

/** The tokens must make the answer, and no token may reveal its position by capital letters or punctuation. */
export function checkOrder(course: ExerciseBook): Fault[] {
  const names = new Set(course.names.map(unmarked));
  return exercisesOfKind(course, 'order').flatMap((exercise) => [
    ...checkSentences(exercise),
    ...checkLooks(exercise, names),
    ...checkExtra(exercise),
  ]);
}

function checkSentences({ content: { tokens, answer, alternatives, unusual = [] }, at }: Order): Fault[] {
  const sentences = [
    { text: answer, path: ['answer'] },
    ...alternatives.map((text, index) => ({ text, path: ['alternatives', index] })),
    ...unusual.map((text, index) => ({ text, path: ['unusual', index] })),
  ];
  return sentences
    .filter(({ text }) => !rebuild(plain(text), tokens.map(plain).filter(Boolean)))
    .map(({ text, path }) => ({ ...at(...path), message: `The tokens do not make “${text}”.` }));
}

/** Whether the tokens, each used once, make the sentence in some order. */
function rebuild(sentence: string, tokens: readonly string[]): boolean {
  if (tokens.length === 0) return sentence === '';
  return tokens.some(
    (token, index) =>
      `${sentence} `.startsWith(`${token} `) &&
      rebuild(sentence.slice(token.length + 1), tokens.toSpliced(index, 1)),
  );
}

function checkLooks({ content: { tokens, extra }, at }: Order, names: ReadonlySet<string>): Fault[] {
  const first = tokens[0] ?? '';
  const all = [
    ...tokens.map((token, index) => ({ token, path: ['tokens', index] })),
    ...extra.map((token, index) => ({ token, path: ['extra', index] })),
  ];
  return [
    ...(isCapitalised(first)
      ? [
          {
            ...at('tokens', 0),
            message: `The first token “${first}” shows by its capital letter that it is first.`,
          },
        ]
      : []),
    ...all.slice(isCapitalised(first) ? 1 : 0).flatMap(({ token, path }) => {
      const message = looksFault(token, names);
      return message ? [{ ...at(...path), message: `The token “${token}” ${message}` }] : [];
    }),
  ];
}

function looksFault(token: string, names: ReadonlySet<string>): string | null {
  if (token !== '—' && /[^\p{L}\p{M}\s\-‑]/u.test(token)) return 'has punctuation; only «—» may be a token.';
  const strange = wordsIn(token).some((word) => isCapitalised(word) && !names.has(unmarked(word)));
  return strange ? 'has a capital letter and is not one of the names of course.yaml.' : null;
}

function checkExtra({ content: { tokens, extra }, at }: Order): Fault[] {
  const known = new Set(tokens.map(plain));
  return extra.flatMap((token, index) =>
    known.has(plain(token)) || extra.map(plain).indexOf(plain(token)) < index
      ? [{ ...at('extra', index), message: `The extra word “${token}” is there twice.` }]
      : [],
  );
}
