import { describe, expect, it } from '@jest/globals';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale } from '@/lib/platform/i18n/locales';
import { messageSlices } from '@/lib/platform/i18n/message-files';
import { loadMessages, messageFolder } from '@/tests/support/messages/message-files';
import { sameAsEnglish } from './same-as-english';

const english = loadMessages('en');
/** Validation sentences are `:attribute` templates, not ICU. */
const isTemplate = (key: string) => key.startsWith('validation:');

interface Form {
  /** 'count: number'. */
  args: Set<string>;
  plurals: string[][];
}

function formOf(message: string): Form {
  const form: Form = { args: new Set(), plurals: [] };
  const walk = (elements: MessageFormatElement[]) => elements.forEach(visit);
  const visit = (element: MessageFormatElement) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return;
    form.args.add(`${element.value}: ${kindOf(element.type)}`);
    if (element.type === TYPE.plural) form.plurals.push(Object.keys(element.options));
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      Object.values(element.options).forEach(({ value }) => walk(value));
    }
    if (element.type === TYPE.tag) walk(element.children);
  };
  walk(parse(message));
  return form;
}

/** What is counted in one language may stand as a bare number in another. */
const kindOf = (type: TYPE) => TYPE[type === TYPE.plural ? TYPE.number : type];

const placeholders = (template: string) => [...template.matchAll(/:[a-z_]+/gu)].map(([name]) => name).sort();

const categoriesOf = (locale: Locale) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

/** The letters a text of the language is written in. */
const scripts: Partial<Record<Locale, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  hy: /\p{Script=Armenian}/u,
  el: /\p{Script=Greek}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
};

/** A message without arguments, tags and what is the same everywhere. */
const words = (message: string) => message.replace(/\{[^{}]*\}|<[^>]*>|:[a-z_]+|\bJSON\b|\bUUID\b/gu, '');

describe('the message files', () => {
  it('are one a slice in every locale', () => {
    for (const locale of locales) {
      expect([locale, readdirSync(join(messageFolder, locale)).sort()]).toEqual([
        locale,
        messageSlices.map((slice) => `${slice}.json`).sort(),
      ]);
    }
  });
});

describe.each(locales)('messages in %s, against CLDR', (locale) => {
  it('have every plural form of the language', () => {
    const needed = categoriesOf(locale);
    const lacking = [...loadMessages(locale)].filter(
      ([key, own]) =>
        !isTemplate(key) && formOf(own).plurals.some((forms) => needed.some((form) => !forms.includes(form))),
    );
    expect(lacking.map(([key]) => key)).toEqual([]);
  });
});

/** Where a space stands before the ellipsis of words that are left out; elsewhere it follows the last letter. */
const spaced: readonly Locale[] = ['da', 'de', 'nb'];

describe.each(locales)('messages in %s', (locale) => {
  it('set the ellipsis as the language does', () => {
    const wrong = spaced.includes(locale) ? /[\p{L}}]…/u : / …/u;
    expect([...loadMessages(locale)].filter(([, own]) => wrong.test(own))).toEqual([]);
  });
});

describe.each(locales.filter((locale) => locale !== 'en'))('messages in %s', (locale) => {
  const messages = loadMessages(locale);
  const pairs = [...english].map(([key, text]) => [key, text, messages.get(key) ?? ''] as const);

  it('have the keys of English, no more and no fewer', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('take the same arguments, of the same type', () => {
    const differing = pairs.filter(([key, text, own]) =>
      isTemplate(key)
        ? JSON.stringify(placeholders(text)) !== JSON.stringify(placeholders(own))
        : JSON.stringify([...formOf(text).args].sort()) !== JSON.stringify([...formOf(own).args].sort()),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('are not left in English', () => {
    const left = pairs.filter(
      ([key, text, own]) => text === own && /\p{L}{2}/u.test(words(text)) && !sameAsEnglish(key, locale),
    );
    expect(left.map(([key]) => key)).toEqual([]);
  });

  it('are written in the letters of the language', () => {
    const script = scripts[locale];
    const foreign = pairs.filter(
      ([key, , own]) =>
        script && /\p{L}{3}/u.test(words(own)) && !script.test(own) && !sameAsEnglish(key, locale),
    );
    expect(foreign.map(([key]) => key)).toEqual([]);
  });

  it('hold no empty sentence', () => {
    expect(pairs.filter(([, , own]) => own.trim() === '').map(([key]) => key)).toEqual([]);
  });
});
