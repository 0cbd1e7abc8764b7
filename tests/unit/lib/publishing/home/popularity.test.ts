import { describe, expect, it } from '@jest/globals';
import { completedCourses, popularCourses } from '@/lib/publishing/home/popularity';
import type { CourseFigures } from '@/lib/publishing/home/schema';

const course = (slug: string, learners: number, finished = 0): CourseFigures => {
  const words = { text: slug, lang: 'en' } as const;
  return {
    course: { slug, title: words },
    level: 'A1',
    lessons: 1,
    exercises: 1,
    learners,
    finished,
  };
};
const slugsOf = (figures: CourseFigures[]) => figures.map((each) => each.course.slug);

describe('the most popular courses', () => {
  it('are those that most people learn, three at most', () => {
    const figures = [course('a', 5), course('b', 90), course('c', 6), course('d', 7)];
    expect(slugsOf(popularCourses(figures))).toEqual(['b', 'd', 'c']);
  });

  it('are none while one learner would have to prove it', () => {
    expect(popularCourses([course('a', 1), course('b', 1)])).toEqual([]);
  });

  it('are none while there is but one: nothing to choose from', () => {
    expect(popularCourses([course('a', 900), course('b', 4)])).toEqual([]);
  });
});

describe('courses that people have done', () => {
  it('are counted once the count says something, those of most people first', () => {
    const figures = [course('a', 9, 1), course('b', 9, 5), course('c', 9, 8)];
    expect(slugsOf(completedCourses(figures))).toEqual(['c', 'b']);
  });
});
