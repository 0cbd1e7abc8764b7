import { createElement, type ComponentProps, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from '@jest/globals';
import { CourseLessons } from '@/components/learning/courses/course-lessons';
import { LessonsBefore } from '@/components/learning/courses/lessons-before';
import type { CourseView, LessonCard, LessonView } from '@/lib/learning/courses/schema';
import skipTests from '@/messages/en/skip-tests.json';
import courses from '@/messages/en/courses.json';

function show(content: ReactNode): string {
  // The boundary: its types want the child among the props, the linter does not.
  const reader = {
    locale: 'en',
    timeZone: 'UTC',
    messages: { courses, 'skip-tests': skipTests },
  } as ComponentProps<typeof NextIntlClientProvider>;
  return renderToStaticMarkup(createElement(NextIntlClientProvider, reader, content));
}

const text = (words: string) => ({ text: words, lang: 'en' }) as const;
const card = (number: number, state: LessonCard['state']): LessonCard => ({
  ...{ id: number, slug: `lesson-${number}`, number, title: text(`Title ${number}`), summary: text('…') },
  ...{ words: 20, exercises: 16, state, points: 0 },
});

describe('the lessons of a course', () => {
  const course: CourseView = {
    ...{ slug: 'russian', level: 'A0', title: text('Russian'), summary: text('…'), announced: false },
    ...{ saved: false, state: 'in_progress', after: [], next: 'lesson-2' },
    lessons: [card(1, 'finished'), ...[2, 3, 4].map((number) => card(number, 'not_started'))],
  };
  const html = show(createElement(CourseLessons, { course }));

  it('can all be opened, and only one is recommended', () => {
    for (const { slug } of course.lessons) expect(html).toContain(`lesson=${slug}"`);
    expect(html.split(`>${courses.lesson.recommended}<`)).toHaveLength(2);
  });

  it('say once that the order is a recommendation, and nothing of a check under each', () => {
    expect(html.split(courses.course.anyOrder)).toHaveLength(2);
    expect(html).not.toContain('check=1');
  });
});

describe('a lesson that somebody has opened ahead', () => {
  const ahead = (before: LessonView['before']) =>
    show(
      createElement(LessonsBefore, {
        lesson: {
          ...card(7, 'not_started'),
          ...{ course: { slug: 'russian', title: text('Russian') }, words: [], next: null, before },
          lecture: { markdown: '', lang: 'en' },
        },
      }),
    );

  it('names the one before and three ways: there, the five exercises, or on here', () => {
    const html = ahead({ count: 1, first: card(3, 'not_started') });
    expect(html).toContain('Lesson 3, “Title 3”, comes before this one and is not finished yet.');
    expect(html).toMatch(/href="[^"]*lesson=lesson-3"[^>]*>Begin with lesson 3</u);
    expect(html).toMatch(/href="[^"]*lesson=lesson-7&amp;check=1"/u);
    expect(html).toContain(courses.before.here);
  });

  it('counts them when there are more, and leads into the exercises of one that is begun', () => {
    const html = ahead({ count: 4, first: card(3, 'started') });
    expect(html).toContain('4 lessons before this one are not finished yet. The first of them is lesson 3');
    expect(html).toMatch(/href="[^"]*lesson=lesson-3&amp;practice=1"/u);
  });

  it('says nothing when all before it is finished or skipped', () => {
    expect(ahead(null)).toBe('');
  });
});
