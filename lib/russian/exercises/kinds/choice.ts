import { classifyMistake } from '@/lib/russian/exercises/compare/compare-words';
import type { AnswerOf, ContentOf, Grade, Issue, Task } from '@/lib/russian/exercises/schema';
import { nameOf, showTogether } from '@/lib/russian/exercises/shown';
import { shuffledOrder } from '@/lib/russian/exercises/shuffle';
import { readWord } from '@/lib/russian/exercises/text/sentence';
import { localize } from '@/lib/platform/i18n/localized-text';
import { allOf, isAccepted, withAnswer } from './accepted';
import type { GradeContext } from './kind';
import { checkPositions, drawPositions, pick } from './positions';

export function concealChoice(content: ContentOf<'choice'>, seed: string, locale: string): Task<'choice'> {
  return {
    kind: 'choice',
    prompt: localize(locale, content.prompt),
    sentence: content.sentence ?? null,
    options: pick(showTogether(locale, content.options), optionOrder(content, seed)),
  };
}

export function gradeChoice(
  content: ContentOf<'choice'>,
  answer: AnswerOf<'choice'>,
  context: GradeContext,
): Grade {
  const order = optionOrder(content, context.seed);
  checkPositions([answer.option], order.length);
  const chosen = order[answer.option];
  const given = showTogether(context.locale, content.options)[chosen ?? -1]?.text ?? '';
  const besides = isAccepted(content.accepted, canonicalChoice(content, answer, context.seed) ?? []);
  const right = besides || chosen === rightOption(content);
  const expected = besides ? given : expectedChoice(content, context.locale);
  return {
    verdict: right ? 'right' : 'wrong',
    issues: right ? [] : issuesOf(given, expected, context),
    expected,
    given,
    diff: [],
    places: null,
  };
}

/** Rules out half of the options, never the right one. */
export function narrowChoice(content: ContentOf<'choice'>, seed: string): { kind: 'choice'; out: number[] } {
  const names = content.options.map(nameOf);
  const wrong = names.filter((name) => name !== content.answer && !isAccepted(content.accepted, [name]));
  const shown = pick(names, optionOrder(content, seed));
  return { kind: 'choice', out: drawPositions(shown, wrong, Math.floor(names.length / 2), seed) };
}

export function expectedChoice(content: ContentOf<'choice'>, locale: string): string {
  return showTogether(locale, content.options)[rightOption(content)]?.text ?? content.answer;
}

/** The name of the chosen option; null when there is no such option. */
export function canonicalChoice(
  content: ContentOf<'choice'>,
  answer: AnswerOf<'choice'>,
  seed: string,
): string[] | null {
  const chosen = content.options[optionOrder(content, seed)[answer.option] ?? -1];
  return allOf([chosen === undefined ? null : nameOf(chosen)]);
}

export function acceptInChoice(
  content: ContentOf<'choice'>,
  canonical: readonly string[],
): ContentOf<'choice'> {
  const names = content.options.map(nameOf);
  const fits = canonical.length === 1 && canonical.every((name) => names.includes(name));
  return fits ? { ...content, accepted: withAnswer(content.accepted, canonical) } : content;
}

/** The text of an option; an option that was removed since is shown by its name. */
export function formatChoice(
  content: ContentOf<'choice'>,
  [name = '']: readonly string[],
  locale: string,
): string {
  return showTogether(locale, content.options)[content.options.map(nameOf).indexOf(name)]?.text ?? name;
}

function optionOrder(content: ContentOf<'choice'>, seed: string): number[] {
  return shuffledOrder(content.options.map(nameOf), `${seed} options`);
}

function rightOption(content: ContentOf<'choice'>): number {
  return content.options.map(nameOf).indexOf(content.answer);
}

/** Reports an issue only when the chosen option is another form of the right word, which may not be obvious. */
function issuesOf(given: string, expected: string, context: GradeContext): Issue[] {
  const issue = classifyMistake(readWord(given), readWord(expected), context.lexicon);
  return issue.code === 'form' ? [issue] : [];
}
