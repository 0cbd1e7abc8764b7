import type { AnswerOf, ContentOf, Grade, Task } from '@/lib/exercises/schema';
import { nameOf, showTogether } from '@/lib/exercises/shown';
import { shuffledOrder } from '@/lib/exercises/shuffle';
import { showIn, type LocalMap } from '@/lib/i18n/local-text';
import type { GradeContext } from './kind';
import { checkPositions, pick, refuseAnswer } from './positions';

export function concealPairs(content: ContentOf<'pairs'>, seed: string, locale: string): Task<'pairs'> {
  const order = sideOrders(content, seed);
  return {
    kind: 'pairs',
    prompt: showIn(locale, content.prompt),
    left: pick(leftSides(content), order.left),
    right: pick(showTogether(locale, rightSides(content)), order.right),
  };
}

export function gradePairs(
  content: ContentOf<'pairs'>,
  answer: AnswerOf<'pairs'>,
  context: GradeContext,
): Grade {
  const order = sideOrders(content, context.seed);
  if (answer.matches.length !== order.left.length) refuseAnswer();
  checkPositions(answer.matches, order.right.length);
  const names = rightSides(content).map(nameOf);
  const chosen = answer.matches.map((position) => (position === null ? undefined : order.right[position]));
  // By text, not by pair: two lefts with one meaning may be matched either way.
  const places = order.left.map((pair, place) => names[pair] === names[chosen[place] ?? -1]);
  return {
    verdict: places.every(Boolean) ? 'right' : 'wrong',
    issues: [],
    expected: expectedPairs(content, context.locale),
    given: joinSides(
      content,
      context.locale,
      new Map(order.left.map((pair, place) => [pair, chosen[place]])),
    ),
    diff: [],
    places,
  };
}

/** Gives one pair away. */
export function narrowPairs(
  content: ContentOf<'pairs'>,
  seed: string,
): { kind: 'pairs'; left: number; right: number } {
  const order = sideOrders(content, seed);
  return { kind: 'pairs', left: 0, right: order.right.indexOf(order.left[0] ?? 0) };
}

/** «брат — brother, сестра́ — sister» */
export function expectedPairs(content: ContentOf<'pairs'>, locale: string): string {
  return joinSides(content, locale, new Map(content.pairs.map((_, pair) => [pair, pair])));
}

function joinSides(
  content: ContentOf<'pairs'>,
  locale: string,
  partners: ReadonlyMap<number, number | undefined>,
): string {
  const right = showTogether(locale, rightSides(content));
  return leftSides(content)
    .map((left, pair) => `${left} — ${right[partners.get(pair) ?? -1]?.text ?? '…'}`)
    .join(', ');
}

function sideOrders(content: ContentOf<'pairs'>, seed: string): { left: number[]; right: number[] } {
  return {
    left: shuffledOrder(leftSides(content), `${seed} left`),
    right: shuffledOrder(rightSides(content).map(nameOf), `${seed} right`),
  };
}

function leftSides(content: ContentOf<'pairs'>): string[] {
  return content.pairs.map(([left]) => left);
}

function rightSides(content: ContentOf<'pairs'>): (string | LocalMap)[] {
  return content.pairs.map(([, right]) => right);
}
