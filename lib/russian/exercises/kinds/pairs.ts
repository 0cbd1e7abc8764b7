import type { AnswerOf, ContentOf, Grade, Task } from '@/lib/russian/exercises/schema';
import { nameOf, showTogether } from '@/lib/russian/exercises/shown';
import { shuffledOrder } from '@/lib/russian/exercises/shuffle';
import { localize, type ContentTranslations } from '@/lib/platform/i18n/localized-text';
import { allOf, isAccepted, isTakenFrom, withAnswer } from './accepted';
import type { GradeContext } from './kind';
import { checkPositions, pick, refuseAnswer } from './positions';

export function concealPairs(content: ContentOf<'pairs'>, seed: string, locale: string): Task<'pairs'> {
  const order = sideOrders(content, seed);
  return {
    kind: 'pairs',
    prompt: localize(locale, content.prompt),
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
  const partners = partnersIn(answer, order);
  const matched = names.map((_, pair) => names[partners.get(pair) ?? -1]);
  const besides = isAccepted(content.accepted, matched);
  // Compared by text, not by pair: two left sides with one meaning may be matched either way.
  const places = order.left.map((pair) => besides || names[pair] === matched[pair]);
  const given = joinSides(content, context.locale, partners);
  return {
    verdict: places.every(Boolean) ? 'right' : 'wrong',
    issues: [],
    expected: besides ? given : expectedPairs(content, context.locale),
    given,
    diff: [],
    places,
  };
}

/** Reveals one pair. */
export function narrowPairs(
  content: ContentOf<'pairs'>,
  seed: string,
): { kind: 'pairs'; left: number; right: number } {
  const order = sideOrders(content, seed);
  return { kind: 'pairs', left: 0, right: order.right.indexOf(order.left[0] ?? 0) };
}

/** The right answer as text: «брат — brother, сестра́ — sister». */
export function expectedPairs(content: ContentOf<'pairs'>, locale: string): string {
  return joinSides(content, locale, new Map(content.pairs.map((_, pair) => [pair, pair])));
}

/** The right sides that the left sides were matched with, in the content's order; null when one has no match. */
export function canonicalPairs(
  content: ContentOf<'pairs'>,
  answer: AnswerOf<'pairs'>,
  seed: string,
): string[] | null {
  const names = rightSides(content).map(nameOf);
  const partners = partnersIn(answer, sideOrders(content, seed));
  return allOf(names.map((_, pair) => names[partners.get(pair) ?? -1]));
}

export function acceptInPairs(content: ContentOf<'pairs'>, canonical: readonly string[]): ContentOf<'pairs'> {
  const names = rightSides(content).map(nameOf);
  const fits = canonical.length === names.length && isTakenFrom(names, canonical);
  return fits ? { ...content, accepted: withAnswer(content.accepted, canonical) } : content;
}

/** An answer as text; a side that was removed since is shown by its name. */
export function formatPairs(
  content: ContentOf<'pairs'>,
  canonical: readonly string[],
  locale: string,
): string {
  const names = rightSides(content).map(nameOf);
  const right = showTogether(locale, rightSides(content));
  return leftSides(content)
    .map((left, pair) => {
      const name = canonical[pair] ?? '…';
      return `${left} — ${right[names.indexOf(name)]?.text ?? name}`;
    })
    .join(', ');
}

/** For each pair of the content whose left side was matched, the pair whose right side it was matched with. */
function partnersIn(
  answer: AnswerOf<'pairs'>,
  order: { left: number[]; right: number[] },
): Map<number, number | undefined> {
  return new Map(
    order.left.map((pair, place) => {
      const position = answer.matches[place] ?? null;
      return [pair, position === null ? undefined : order.right[position]];
    }),
  );
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

function rightSides(content: ContentOf<'pairs'>): (string | ContentTranslations)[] {
  return content.pairs.map(([, right]) => right);
}
