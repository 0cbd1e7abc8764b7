import type { AnswerOf, ContentOf, Grade, Task } from '@/lib/russian/exercises/schema';
import { showTranslation } from '@/lib/russian/exercises/shown';
import { shuffledOrder } from '@/lib/russian/exercises/shuffle';
import { findDifference } from '@/lib/russian/exercises/text/difference';
import { localize } from '@/lib/platform/i18n/localized-text';
import { arrangeTokens, isSameOrder, nameOrderMistakes, orderWords } from './arrangement';
import type { GradeContext } from './kind';
import { checkPositions, pick } from './positions';

export function concealOrder(content: ContentOf<'order'>, seed: string, locale: string): Task<'order'> {
  return {
    kind: 'order',
    prompt: localize(locale, content.prompt),
    tokens: pick(allTokens(content), tokenOrder(content, seed)),
    translation: showTranslation(locale, content.translation),
  };
}

export function gradeOrder(
  content: ContentOf<'order'>,
  answer: AnswerOf<'order'>,
  context: GradeContext,
): Grade {
  const shown = pick(allTokens(content), tokenOrder(content, context.seed));
  checkPositions(answer.tokens, shown.length);
  const given = pick(shown, answer.tokens).join(' ');
  const row = orderWords(given);
  const isGiven = (text: string) => isSameOrder(row, orderWords(text));
  const matched = [content.answer, ...content.alternatives].find(isGiven);
  const expected = matched ?? content.answer;
  const rest = { expected, given, diff: findDifference(given, expected), places: null };
  if (matched !== undefined) return { verdict: 'right', issues: [], ...rest };
  if (content.unusual?.some(isGiven)) return { verdict: 'almost', issues: [{ code: 'word_order' }], ...rest };
  return { verdict: 'wrong', issues: nameOrderMistakes(row, orderWords(expected), context.lexicon), ...rest };
}

/** Reveals the first word, in longer sentences the first two. */
export function narrowOrder(content: ContentOf<'order'>, seed: string): { kind: 'order'; first: number[] } {
  const order = tokenOrder(content, seed);
  const arranged = arrangeTokens(content.tokens, content.answer) ?? [];
  const first = arranged.slice(0, content.tokens.length > 4 ? 2 : 1);
  return { kind: 'order', first: first.map((token) => order.indexOf(token)) };
}

/** The arranged words as one text; null when there are none. */
export function canonicalOrder(
  content: ContentOf<'order'>,
  answer: AnswerOf<'order'>,
  seed: string,
): string[] | null {
  const shown = pick(allTokens(content), tokenOrder(content, seed));
  const given = pick(shown, answer.tokens).join(' ');
  return orderWords(given).length === 0 ? null : [given];
}

export function acceptInOrder(
  content: ContentOf<'order'>,
  [text = '']: readonly string[],
): ContentOf<'order'> {
  const known = [content.answer, ...content.alternatives];
  if (orderWords(text).length === 0 || known.includes(text)) return content;
  return { ...content, alternatives: [...content.alternatives, text] };
}

function allTokens(content: ContentOf<'order'>): string[] {
  return [...content.tokens, ...content.extra];
}

function tokenOrder(content: ContentOf<'order'>, seed: string): number[] {
  return shuffledOrder(allTokens(content), `${seed} tokens`);
}
