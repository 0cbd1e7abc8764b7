import { describe, expect, it } from '@jest/globals';
import { canStudy, courseState, isDone, lessonStates, type LessonProgress } from '@/lib/courses/policy';

const fresh: LessonProgress = { announced: false, exercises: 16, started: false, finished: false };
const started = { ...fresh, started: true };
const finished = { ...started, finished: true };
const announced = { ...fresh, announced: true, exercises: 0 };
const empty = { ...fresh, exercises: 0 };
const half = { right: 8, total: 16 };

describe('the lessons of a course', () => {
  it.each<[string, LessonProgress[], string[]]>([
    ['open in order', [finished, started, fresh], ['finished', 'started', 'locked']],
    ['are all closed but the first', [fresh, fresh], ['open', 'locked']],
    ['stay finished when an unfinished one comes before them', [fresh, finished], ['open', 'finished']],
    [
      'are not held up by one under construction',
      [finished, announced, fresh],
      ['finished', 'announced', 'open'],
    ],
    ['open behind a first one under construction', [announced, fresh], ['announced', 'open']],
    ['still wait for the one before that', [fresh, announced, fresh], ['open', 'announced', 'locked']],
    ['are not held up by one without exercises', [finished, empty, fresh], ['finished', 'open', 'open']],
    ['stay closed under construction, even when begun', [{ ...finished, announced: true }], ['announced']],
  ])('%s', (_, progress, states) => {
    expect(lessonStates(progress)).toEqual(states);
  });

  it('can be studied unless they are locked or under construction', () => {
    expect((['announced', 'locked', 'open', 'started', 'finished'] as const).filter(canStudy)).toEqual([
      'open',
      'started',
      'finished',
    ]);
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
