import { describe, expect, it } from '@jest/globals';
import { loadMessages } from '@/tests/support/messages/message-files';
import { renderSamples } from '@/tests/support/messages/samples';
import { translated, wordings } from './wording/all';
import { englishNumbers, numbers } from './wording/numbers';
import { englishTerms, type Term } from './wording/schema';

const english = loadMessages('en');
const terms = Object.keys(englishTerms) as Term[];

/** Buttons and headings whose acts or subjects differ, so that one word cannot serve both. */
const different = [
  ['review:title', 'review:rating.1'],
  ['layout:notifications', 'comments:moderation.reports'],
  ['plan:remove.go', 'review:words.cancel'],
  ['exercises:hint.title', 'auth:letters.title'],
  ['layout:account.logOut', 'exercises:leave.go'],
  ['exercises:write.space', 'exercises:gap.bank'],
] as const;

/** What says no in a dialog. */
const refusals = new Set([
  'Cancel',
  'Keep',
  'Keep it',
  'Leave it',
  'Leave as it is',
  'Leave it open',
  'Not now',
  'Stay',
]);

/** English texts that stand together and mean one thing, so that a language may have one word for both. */
const alike = [
  ['Make a token', 'Make token'],
  ['Create an account', 'Create account'],
  ['Reason given:', 'Reason'],
];

/** Buttons, headings and labels are no longer than this, in English. */
const longestLabel = 40;

/** A date after a colon, or a name between a colon and the end of a question: what a case would be needed for is dodged. */
const dodge = /[:：՝]\s*\{(?:day|date)\}|[:՝]\s*\{name\}\s*[?;։]$/u;

const bare = (label: string) => label.replace(/[.:!]$/u, '').toLowerCase();
const familyOf = (key: string) => key.slice(0, Math.max(key.lastIndexOf('.'), key.indexOf(':')));

/** A message without the names of its arguments: what plurals and selects say stays. */
const withoutArguments = (message: string) =>
  message.replace(/\{\w+(?:, number)?\}|\{\w+, (?:plural|select),/gu, '');

/** English texts that have more than one translation, with these. */
function variantsOf(own: ReadonlyMap<string, string>): Map<string, string[]> {
  const translations = new Map<string, Set<string>>();
  for (const [key, text] of english) {
    translations.set(text, (translations.get(text) ?? new Set()).add(own.get(key) ?? ''));
  }
  return new Map(
    [...translations].filter(([, each]) => each.size > 1).map(([text, each]) => [text, [...each]]),
  );
}

/** Labels that stand together and mean two things, but read alike in this language. */
function sharedLabels(own: ReadonlyMap<string, string>): string[] {
  const first = new Map<string, { key: string; text: string }>();
  const shared: string[] = [];
  for (const [key, text] of english) {
    if (text.length > longestLabel || key.startsWith('validation:')) continue;
    const place = `${familyOf(key)} ${bare(own.get(key) ?? '')}`;
    const { key: other, text: beside } = first.get(place) ?? { key, text };
    first.set(place, { key: other, text: beside });
    const isOneThing = alike.some((pair) => pair.includes(text) && pair.includes(beside));
    if (bare(text) !== bare(beside) && !isOneThing) shared.push(`${other}, ${key}: ${own.get(key)}`);
  }
  return shared;
}

it('the English says what happens, without a figure of speech that would be translated word for word', () => {
  const figures =
    /\bgone on\b|\bis kept\b|\bstands?\b|\bholds?\b|\b(?:is|are|be) asked\b|\bfits? by\b|\bon the way: |points? ha(?:s|ve) come back|\bjourney took\b|letter by letter|slip of the pen|\bfor good\b|\bin peace\b|came of it|second factor|\bSign in\b|\bletters? (?:we|was|is) sent\b|Should you\b/iu;
  expect([...english].filter(([, text]) => figures.test(text)).map(([key]) => key)).toEqual([]);
});

describe.each(translated)('the wording in %s', (locale) => {
  const own = loadMessages(locale);
  const wording = wordings[locale];
  const variants = variantsOf(own);
  const rendered = renderSamples(locale).flatMap(({ key, texts }) =>
    texts.map((text) => [key, text] as const),
  );

  it('translates equal English equally, or says why not', () => {
    const several = [...variants].filter(([text]) => !(text in wording.variants));
    expect(several.map(([text, translations]) => `${text} → ${translations.join(' | ')}`)).toEqual([]);
  });

  it('excuses no text that needs no excuse', () => {
    expect(Object.keys(wording.variants).filter((text) => !variants.has(text))).toEqual([]);
  });

  it('excuses no key from a term that needs no excuse', () => {
    const idle = terms.flatMap((term) =>
      (wording.without[term] ?? []).filter(
        (key) =>
          !englishTerms[term].test(withoutArguments(english.get(key) ?? '')) ||
          wording.terms[term].test(withoutArguments(own.get(key) ?? '')),
      ),
    );
    expect(idle).toEqual([]);
  });

  it.each(terms)('has one word for “%s”', (term) => {
    const excused = new Set(wording.without[term]);
    const lacking = [...english].filter(
      ([key, text]) =>
        !key.startsWith('validation:') &&
        englishTerms[term].test(withoutArguments(text)) &&
        !wording.terms[term].test(withoutArguments(own.get(key) ?? '')) &&
        !excused.has(key),
    );
    expect(lacking.map(([key]) => `${key}: ${own.get(key)}`)).toEqual([]);
  });

  it('has different words for different acts', () => {
    const same = different.filter(([one, other]) => own.get(one) === own.get(other));
    expect(same).toEqual([]);
  });

  it('says no with words that never say yes', () => {
    const no = new Set(
      [...english].filter(([, text]) => refusals.has(text)).map(([key]) => bare(own.get(key) ?? '')),
    );
    const both = [...english].filter(
      ([key, text]) => !refusals.has(text) && no.has(bare(own.get(key) ?? '')),
    );
    expect(both.map(([key]) => `${key}: ${own.get(key)}`)).toEqual([]);
  });

  it('has two words for two buttons that stand together', () => {
    expect(sharedLabels(own)).toEqual([]);
  });

  it('puts dates into the sentence where English does', () => {
    const excused = new Set(wording.apart);
    const apart = [...english].filter(([key, text]) => dodge.test(own.get(key) ?? '') && !dodge.test(text));
    expect(apart.map(([key]) => key).filter((key) => !excused.has(key))).toEqual([]);
    expect([...excused].filter((key) => !apart.some(([each]) => each === key))).toEqual([]);
  });

  it('counts nothing that English does not count', () => {
    const counting = [...english].filter(
      ([key, text]) =>
        !/^(?:letters|validation):|grammemes/u.test(key) &&
        !englishNumbers.test(withoutArguments(text)) &&
        numbers[locale].test(withoutArguments(own.get(key) ?? '')),
    );
    expect(counting.map(([key]) => `${key}: ${own.get(key)}`)).toEqual([]);
  });

  it('reads well with a date, a name or a range filled in', () => {
    const broken = rendered.filter(([, text]) => /\.\.|[。։]{2}|NaN|undefined|[{}]/u.test(text));
    expect(broken).toEqual([]);
    expect(rendered.length).toBeGreaterThan(200);
  });

  it('says nothing that is to be avoided', () => {
    const found = wording.avoided.flatMap(({ pattern, instead, keys = /./u }) =>
      [...own, ...rendered]
        .filter(([key, text]) => keys.test(key) && pattern.test(text))
        .map(([key, text]) => `${key}: ${text} → ${instead}`),
    );
    expect(found).toEqual([]);
  });
});
