import { createElement, type ComponentProps } from 'react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import { RussianForm } from '@/components/learning/lexicon/russian-form';
import type { Spelling } from '@/lib/learning/lexicon/schema';
import words from '@/messages/en/words.json';

// The boundary: its types want the child among the props, the linter does not.
const reader = { locale: 'en', timeZone: 'UTC', messages: { words } } as ComponentProps<
  typeof NextIntlClientProvider
>;
const textOf = (form: Spelling) =>
  renderToStaticMarkup(
    createElement(NextIntlClientProvider, reader, createElement(RussianForm, { of: form })),
  ).replaceAll(/<[^>]+>/gu, '');

describe('a form in a table', () => {
  it('stands with the preposition that it is never said without', () => {
    expect(textOf({ text: 'лесу́', stress: 'sure', before: 'в' })).toBe('в лесу́');
  });

  it('stands alone where it is said alone, and says when its stress is in doubt', () => {
    expect(textOf({ text: 'ле́су', stress: 'sure' })).toBe('ле́су');
    expect(textOf({ text: 'ле́су', stress: 'guessed' })).toBe('ле́су (stress not certain)');
  });
});
