import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  courseState,
  isDone,
  unfinishedBefore,
  lessonState,
  findNextLesson,
  type LessonProgress,
} from '@/lib/learning/courses/policy';

const fresh: LessonProgress = {
  announced: false,
  exercises: 16,
  started: false,
  finished: false,
  jumpedOver: false,
};
const started = { ...fresh, started: true };
const finished = { ...started, finished: true };
const announced = { ...fresh, announced: true, exercises: 0 };
const empty = { ...fresh, exercises: 0 };
const jumped = { ...fresh, jumpedOver: true };
const withStates = (progress: LessonProgress[]) =>
  progress.map((each, place) => ({ ...each, place, state: lessonState(each) }));
const half = { right: 8, total: 16 };

describe('a lesson of a course', () => {
  it.each<[string, LessonProgress, string]>([
    ['is not begun at first', fresh, 'not_started'],
    ['is begun with its first run', started, 'started'],
    ['is finished once a run was', finished, 'finished'],
    ['is announced under construction, even when begun', { ...finished, announced: true }, 'announced'],
    ['is skipped where a check has led past it', jumped, 'skipped'],
    ['stays skipped when begun', { ...started, jumpedOver: true }, 'skipped'],
    ['stays finished when jumped over', { ...finished, jumpedOver: true }, 'finished'],
    ['under construction is not skipped', { ...announced, jumpedOver: true }, 'announced'],
  ])('%s', (_, progress, state) => {
    expect(lessonState(progress)).toBe(state);
  });
});

describe('what comes before a lesson', () => {
  it.each<[string, LessonProgress[], number[]]>([
    ['is nothing before the first', [], []],
    ['is all that was not begun', [fresh, fresh], [0, 1]],
    ['is what was begun and not finished', [finished, started, fresh], [1, 2]],
    ['is nothing once all is finished or skipped', [jumped, finished], []],
    ['is never what is under construction or has no exercises', [announced, empty, fresh], [2]],
  ])('%s', (_, progress, places) => {
    expect(unfinishedBefore(withStates(progress)).map(({ place }) => place)).toEqual(places);
  });
});

describe('spec §4: a course', () => {
  it.each<[string, LessonProgress[], string]>([
    ['is not begun at first', [fresh, fresh], 'not_started'],
    ['is not begun while it has no lessons', [], 'not_started'],
    ['is not begun while all is under construction', [announced, announced], 'not_started'],
    ['is in progress with its first run', [started, fresh], 'in_progress'],
    ['is in progress until the last lesson', [finished, started], 'in_progress'],
    ['is done with all lessons', [finished, finished], 'done'],
    ['is done without what is under construction', [finished, announced], 'done'],
    ['is done without a lesson that has no exercises', [finished, empty], 'done'],
    ['is in progress once a check has been passed', [jumped, fresh], 'in_progress'],
    ['is in progress until what a check led to is finished', [jumped, started], 'in_progress'],
    ['is done without what was jumped over', [jumped, finished], 'done'],
    ['is not done with nothing finished', [jumped, empty], 'in_progress'],
  ])('%s', (_, progress, state) => {
    expect(courseState(progress, half)).toBe(state);
  });

  it.each([
    [17, 20, 'passed'],
    [16, 20, 'done'],
    [85, 100, 'passed'],
    [84, 100, 'done'],
    [119, 140, 'passed'],
    [0, 0, 'done'],
  ])('is passed with 85 % right at the first try: %i of %i', (right, total, state) => {
    expect(courseState([finished], { right, total })).toBe(state);
  });

  it('is not passed before it is done, however well it goes', () => {
    expect(courseState([finished, fresh], { right: 16, total: 16 })).toBe('in_progress');
    expect(isDone([finished, fresh])).toBe(false);
  });
});

/** Courses as they come about: whatever a check has led past lies before what it has not. */
const lesson = fc.record({
  announced: fc.boolean(),
  exercises: fc.constantFrom(0, 16),
  started: fc.boolean(),
  finished: fc.boolean(),
});
const courses = fc.tuple(fc.array(lesson, { maxLength: 8 }), fc.nat(8)).map(([lessons, far]) =>
  lessons.map((each, index) => ({
    ...each,
    started: each.started || each.finished,
    jumpedOver: index < far,
  })),
);

describe('the lesson to go on with', () => {
  it.each<[string, LessonProgress[], number | null]>([
    ['is the first', [fresh, fresh], 0],
    ['is the first unfinished one', [finished, started, fresh], 1],
    [
      'is the first unfinished one, also for whoever practised ahead',
      [finished, fresh, finished, started],
      1,
    ],
    ['is one that was begun behind it once that is skipped', [jumped, jumped, finished, started], 3],
    ['is the one a check led to', [jumped, jumped, fresh, fresh], 2],
    ['is the next one after that', [jumped, finished, fresh], 2],
    ['is the first skipped one after the last', [jumped, jumped, finished], 0],
    ['is one with exercises rather than one without', [finished, empty, fresh], 2],
    ['is a skipped one with exercises rather than another without', [jumped, finished, empty], 0],
    ['is one without exercises when there is nothing else', [finished, empty], 1],
    ['is none when all is finished', [finished, finished], null],
    ['is none when all is under construction', [announced], null],
  ])('%s', (_, progress, place) => {
    expect(findNextLesson(withStates(progress))?.place ?? null).toBe(place);
  });
});

describe('any course', () => {
  it('always has a lesson to go on with while something can be finished, and nothing is left before it', () => {
    fc.assert(
      fc.property(courses, (progress) => {
        const lessons = withStates(progress);
        const next = findNextLesson(lessons);
        const isLeft = lessons.some((each) => !each.announced && each.exercises > 0 && !each.finished);
        if (isLeft) expect(next).toMatchObject({ exercises: 16, finished: false });
        if (next?.state === 'not_started' || next?.state === 'started') {
          expect(unfinishedBefore(lessons.slice(0, next.place))).toEqual([]);
        }
      }),
    );
  });

  it('skips exactly what was jumped over and is not finished', () => {
    fc.assert(
      fc.property(courses, (progress) => {
        for (const { announced: isAnnounced, finished: isFinished, jumpedOver, state } of withStates(
          progress,
        )) {
          expect(state === 'skipped').toBe(jumpedOver && !isFinished && !isAnnounced);
        }
      }),
    );
  });

  it('is never done with nothing finished, and what is done stays so when more is jumped over', () => {
    fc.assert(
      fc.property(courses, (progress) => {
        if (isDone(progress)) expect(progress.some(({ finished: isFinished }) => isFinished)).toBe(true);
        const farther = progress.map((each) => ({ ...each, jumpedOver: true }));
        if (isDone(progress)) expect(isDone(farther)).toBe(true);
      }),
    );
  });
});
