import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from './message-files';

const days = ['2026-11-21', '2027-01-01', '2026-05-03'];
const names = ['Анна', 'Γιώργος', 'İlkay'];
const ranges = {
  min: ['5', '10', '1'],
  max: ['240', '1,000', '2'],
  low: ['A1', '12', '3'],
  high: ['B1', '40', '4'],
};
const dates = new Set(['day', 'date', 'at', 'since', 'time', 'deadline', 'until', 'when']);

/** A message with a date, a name or a range in it, filled three times. */
export interface Sample {
  key: string;
  texts: string[];
}

/** What a reader of this language sees of every sentence into which a date, a name or a range is put. */
export function renderSamples(locale: Locale): Sample[] {
  return [...loadMessages(locale)].flatMap(([key, message]) => {
    if (key.startsWith('validation:')) return [];
    const args = argumentsOf(parse(message));
    if (![...args.keys()].some((name) => sampleOf(locale, name, 0) !== undefined)) return [];
    const texts = [0, 1, 2].map((index) => render(locale, message, args, index));
    return [{ key, texts }];
  });
}

function render(locale: Locale, message: string, args: Map<string, TYPE>, index: number): string {
  const values = Object.fromEntries(
    [...args].map(([name, type]) => [name, sampleOf(locale, name, index) ?? other(type, index)]),
  );
  return createTranslator({ locale, messages: { message } }).markup('message', values);
}

function sampleOf(locale: Locale, name: string, index: number): string | undefined {
  if (dates.has(name)) {
    const day = new Date(days[index] ?? '');
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  }
  if (name === 'name') return names[index];
  return Object.entries(ranges).find(([range]) => range === name)?.[1][index];
}

/** Counts go through one, few and many. */
function other(type: TYPE, index: number): string | number | ((text: string) => string) {
  if (type === TYPE.tag) return (text) => text;
  return type === TYPE.plural || type === TYPE.number ? ([1, 3, 7][index] ?? 0) : '…';
}

function argumentsOf(elements: MessageFormatElement[]): Map<string, TYPE> {
  const found = new Map<string, TYPE>();
  const visit = (element: MessageFormatElement): void => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return;
    found.set(element.value, element.type);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      Object.values(element.options).forEach(({ value }) => value.forEach(visit));
    }
    if (element.type === TYPE.tag) element.children.forEach(visit);
  };
  elements.forEach(visit);
  return found;
}
