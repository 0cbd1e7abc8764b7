import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/platform/i18n/locales';
import { loadMessages } from './message-files';

const moments = ['2026-11-21T15:30:00Z', '2027-01-01T08:05:00Z', '2026-05-03T00:00:00Z'].map(
  (moment) => new Date(moment),
);
const samples: Record<string, string[]> = {
  name: ['Анна', 'Γιώργος', 'İlkay'],
  min: ['5', '10', '1'],
  max: ['240', '20', '2'],
  low: ['A1', '12', '3'],
  high: ['B1', '40', '4'],
  others: ['A2', 'B1', 'C1'],
};
/** The three samples of `when`: a date, days, minutes. */
const whenKeys = ['review:when.date', 'review:when.days', 'review:when.minutes'];

const moreArguments = ['day', 'date', 'at', 'time', 'when'];
const hasSample = (name: string) => name in samples || moreArguments.includes(name);

/** A message with a date, a name or a range, formatted with three samples. */
export interface Sample {
  key: string;
  texts: string[];
}

/** Every message with a date, a name or a range, formatted for a locale. */
export function renderSamples(locale: Locale): Sample[] {
  const messages = loadMessages(locale);
  const texts = (key: string) => moments.map((_, index) => render({ locale, messages, key, index }));
  return [...messages]
    .filter(([key, message]) => !key.startsWith('validation:') && namesOf(message).some(hasSample))
    .map(([key]) => ({ key, texts: texts(key) }));
}

interface Filling {
  locale: Locale;
  messages: ReadonlyMap<string, string>;
  key: string;
  /** The index of the sample, 0 to 2. */
  index: number;
}

function render(filling: Filling): string {
  const message = filling.messages.get(filling.key) ?? '';
  const values = [...argumentsOf(parse(message))].map(([name, type]) => [name, valueOf(filling, name, type)]);
  const translate = createTranslator({ locale: filling.locale, messages: { message } });
  return translate.markup('message', Object.fromEntries(values) as Parameters<typeof translate.markup>[1]);
}

/** Counts cover the plural forms one, few and many. */
function valueOf(filling: Filling, name: string, type: TYPE): string | number | ((text: string) => string) {
  if (type === TYPE.tag) return (text) => text;
  if (type === TYPE.plural || type === TYPE.number) return [1, 3, 7][filling.index] ?? 0;
  return samples[name]?.[filling.index] ?? timeOf(filling, name) ?? '…';
}

function timeOf(filling: Filling, name: string): string | undefined {
  const { locale, key, index } = filling;
  const write = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(moments[index]);
  // A pending e-mail change expires at a time of day.
  if (key === 'account:email.pendingText') return write({ dateStyle: 'long', timeStyle: 'short' });
  if (name === 'day' || name === 'date') return write({ dateStyle: 'long' });
  if (name === 'at') return write({ dateStyle: 'medium', timeStyle: 'short' });
  if (name === 'when') return render({ ...filling, key: whenKeys[index] ?? '' });
  if (name !== 'time') return undefined;
  // In the publishing form a time of day; elsewhere a relative time.
  if (key.startsWith('writing:')) return moments[index]?.toISOString().slice(11, 16);
  return new Intl.RelativeTimeFormat(locale).format(-1 - index, 'hour');
}

const namesOf = (message: string) => [...argumentsOf(parse(message)).keys()];

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
