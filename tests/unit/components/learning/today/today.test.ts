import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from '@jest/globals';
import { Today } from '@/components/learning/today/today';
import type { TodayView } from '@/lib/learning/today/schema';
import progress from '@/messages/en/progress.json';

const text = (words: string) => ({ text: words, lang: 'en' }) as const;
const course = { slug: 'russian', title: text('Russian') };
const lesson = {
  ...{ slug: 'alphabet', number: 1, title: text('Alphabet'), summary: text('…') },
  state: 'not_started',
} as const;

const nothingYet: TodayView = {
  due: 0,
  week: null,
  streak: { days: 0, longest: 0, today: 'open' },
  status: { state: 'open', left: 0 },
  next: { course, lesson, isFirst: true },
};

function show(today: TodayView, teaches: boolean): string {
  // The boundary: its types want the child among the props, the linter does not.
  const reader = { locale: 'en', timeZone: 'UTC', messages: { progress } } as ComponentProps<
    typeof NextIntlClientProvider
  >;
  return renderToStaticMarkup(
    createElement(NextIntlClientProvider, reader, createElement(Today, { today, teaches })),
  );
}

describe('on the first screen', () => {
  it('Anna, who has learnt nothing yet, is led to the first lesson', () => {
    expect(show(nothingYet, false)).toContain(progress.today.start);
  });

  it('Boris, who teaches and has learnt nothing himself, is not', () => {
    expect(show(nothingYet, true)).toBe('');
  });

  it.each<{ what: string; own: Partial<TodayView> }>([
    { what: 'has begun a course', own: { next: { course, lesson, isFirst: false } } },
    { what: 'has cards to review', own: { due: 3 } },
    { what: 'has learnt before', own: { streak: { days: 0, longest: 2, today: 'open' } } },
  ])('a teacher who $what sees how today stands', ({ own }) => {
    expect(show({ ...nothingYet, ...own }, true)).toContain(progress.today.title);
  });
});
