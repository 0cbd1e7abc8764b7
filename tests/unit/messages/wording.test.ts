import { describe, expect, it } from '@jest/globals';
import { loadMessages } from '@/tests/support/messages/message-files';
import { renderSamples } from '@/tests/support/messages/samples';
import { translated, wordings } from './wording/all';
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

it('the English says what happens, without a figure of speech that would be translated word for word', () => {
  const figures =
    /\bhas (?:already )?gone on\b|\bis kept\b|\bstands? here\b|\bare asked\b|\bbe asked\b|second factor|\bSign in\b/u;
  expect([...english].filter(([, text]) => figures.test(text)).map(([key]) => key)).toEqual([]);
});

describe.each(translated)('the wording in %s', (locale) => {
  const own = loadMessages(locale);
  const wording = wordings[locale];
  const variants = variantsOf(own);

  it('translates equal English equally, or says why not', () => {
    const several = [...variants].filter(([text]) => !(text in wording.variants));
    expect(several.map(([text, translations]) => `${text} → ${translations.join(' | ')}`)).toEqual([]);
  });

  it('excuses no text that needs no excuse', () => {
    expect(Object.keys(wording.variants).filter((text) => !variants.has(text))).toEqual([]);
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

  it('says nothing that is to be avoided', () => {
    const rendered = renderSamples(locale).flatMap(({ key, texts }) =>
      texts.map((text) => [key, text] as const),
    );
    const found = wording.avoided.flatMap(({ pattern, instead, keys = /./u }) =>
      [...own, ...rendered]
        .filter(([key, text]) => keys.test(key) && pattern.test(text))
        .map(([key, text]) => `${key}: ${text} → ${instead}`),
    );
    expect(found).toEqual([]);
  });
});
