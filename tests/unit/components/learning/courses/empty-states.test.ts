import { createElement, type ComponentProps, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from '@jest/globals';
import { CourseLessons } from '@/components/learning/courses/course-lessons';
import { MyCourses } from '@/components/learning/courses/my-courses';
import { NoCourses } from '@/components/learning/courses/no-courses';
import { PracticeCard } from '@/components/learning/courses/practice-card';
import type { CourseView, LessonView } from '@/lib/learning/courses/schema';
import courses from '@/messages/en/courses.json';

/** As a reader of English sees it, at an address that ends in `?tab=…`. */
function show(content: ReactNode, tab = ''): string {
  // The boundary: its types want the child among the props, the linter does not.
  const reader = { locale: 'en', timeZone: 'UTC', messages: { courses } } as ComponentProps<
    typeof NextIntlClientProvider
  >;
  return renderToStaticMarkup(
    createElement(
      SearchParamsContext.Provider,
      { value: new URLSearchParams({ tab }) },
      createElement(NextIntlClientProvider, reader, content),
    ),
  );
}

const text = { text: 'Russian', lang: 'en' } as const;
const course: CourseView = {
  ...{ slug: 'russian', level: 'A0', title: text, summary: text, announced: false, saved: false },
  ...{ state: 'not_started', lessons: [], after: [], next: null },
};
const lesson: LessonView = {
  ...{
    id: 1,
    slug: 'first',
    number: 1,
    title: text,
    summary: text,
    state: 'not_started',
    exercises: 0,
    words: [],
  },
  ...{
    course: { slug: 'russian', title: text },
    before: null,
    next: null,
    lecture: { markdown: '', lang: 'en' },
  },
};
const leadsTo = (path: string) => new RegExp(`<a [^>]*href="${path}"`, 'u');

describe('spec §8: empty states', () => {
  it('no courses: says so, and leads to the home page', () => {
    const html = show(createElement(NoCourses));
    expect(html).toContain('No courses yet');
    expect(html).toMatch(leadsTo('/en'));
  });

  it('no lessons: says so, and leads to the other courses', () => {
    const html = show(createElement(CourseLessons, { course }));
    expect(html).toContain('No lessons yet');
    expect(html).toMatch(leadsTo('/en/courses/list'));
  });

  it('no exercises yet: says so, and does not lead into an empty practice', () => {
    const html = show(createElement(PracticeCard, { lesson }));
    expect(html).toContain('No exercises yet');
    expect(html).not.toContain('practice=1');
  });

  it.each([
    ['saved', 'No saved courses'],
    ['in_progress', 'No courses in progress'],
    ['done', 'No finished courses yet'],
    ['nonsense', 'No courses in progress'],
  ])('no courses under the tab “%s”: “%s”, and the way to all of them', (tab, sentence) => {
    const html = show(createElement(MyCourses, { courses: [] }), tab);
    expect(html).toContain(sentence);
    expect(html).toMatch(leadsTo('/en/courses/list'));
  });
});
