import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { locales, type Locale } from '@/lib/platform/i18n/locales';
import type { Fault } from '@/lib/content/files/fault';
import type { PhraseSource } from '@/lib/content/phrasebook/schema';
import type { SituationSource } from '@/lib/content/phrasebook/source';

/** The arguments that a phrase may have; a phrase has a number in every language or in none. */
const speakers = ['feminine', 'other'];

/** Every phrase must be one message in each language, with the same number, and pairs of registers must name each other. */
export function checkPhrasebook(situations: readonly SituationSource[]): Fault[] {
  const all = situations.flatMap(({ phrases }) => phrases);
  const byKey = new Map(all.map((phrase) => [phrase.key, phrase]));
  const times = new Map<string, number>();
  for (const { key } of all) times.set(key, (times.get(key) ?? 0) + 1);
  return situations.flatMap(({ phrases, at }) =>
    phrases.flatMap((phrase, index) => {
      const here = at('phrases', index, 'key');
      const twice = (times.get(phrase.key) ?? 0) > 1 ? ['stands twice in the phrasebook.'] : [];
      return [
        ...[...twice, ...pairFaults(phrase, byKey)].map((what) => ({
          ...here,
          message: `“${phrase.key}” ${what}`,
        })),
        ...locales.flatMap((locale) =>
          textFaults(phrase, locale).map((message) => ({
            ...at('phrases', index, 'text', locale),
            message,
          })),
        ),
      ];
    }),
  );
}

function pairFaults(
  { key, other, register }: PhraseSource,
  byKey: ReadonlyMap<string, PhraseSource>,
): string[] {
  if (other === undefined) return [];
  const counterpart = byKey.get(other);
  if (!counterpart) return [`names “${other}”, which is not in the phrasebook.`];
  if (counterpart.other !== key) return [`names “${other}”, which does not name it.`];
  return counterpart.register === register ? [`and “${other}” have the same register.`] : [];
}

function textFaults({ text }: PhraseSource, locale: Locale): string[] {
  let elements: MessageFormatElement[];
  try {
    elements = parse(text[locale]);
  } catch (error) {
    return [`This is not an ICU message: ${error instanceof Error ? error.message : String(error)}`];
  }
  const faults = elements.flatMap((element) => elementFaults(element, locale));
  const isCounted = elements.some(({ type }) => type === TYPE.plural);
  if (isCounted !== /\{n,/u.test(text.ru)) faults.push('Only some languages have a number here.');
  return faults;
}

function elementFaults(element: MessageFormatElement, locale: Locale): string[] {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
  if (element.type === TYPE.plural && element.value === 'n') return pluralFaults(element.options, locale);
  if (element.type === TYPE.select && element.value === 'speaker') {
    const options = Object.keys(element.options);
    return options.every((each) => speakers.includes(each)) && options.length === speakers.length
      ? []
      : ['The speaker is “feminine” or “other”.'];
  }
  return ['Only {n, plural, …} and {speaker, select, …} are filled in.'];
}

/** Numbers are whole, so a category that only fractions and millions have may be left out. */
function pluralFaults(options: Record<string, unknown>, locale: Locale): string[] {
  const rules = new Intl.PluralRules(locale);
  const needed = new Set(Array.from({ length: 101 }, (_, n) => rules.select(n)));
  const missing = [...needed].filter((category) => !Object.hasOwn(options, category));
  const unknown = Object.keys(options).filter(
    (category) => !rules.resolvedOptions().pluralCategories.some((each) => each === category),
  );
  return [
    ...missing.map((category) => `The number lacks its form “${category}”.`),
    ...unknown.map((category) => `This language has no form “${category}”.`),
  ];
}
