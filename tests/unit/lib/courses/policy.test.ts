import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  canBeFinished,
  canStudy,
  courseState,
  isDone,
  lessonStates,
  nextOf,
  type LessonProgress,
} from '@/lib/courses/policy';

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
    [
      'open where a check has led to',
      [jumped, jumped, fresh, fresh],
      ['skipped', 'skipped', 'open', 'locked'],
    ],
    ['stay skipped when begun', [{ ...started, jumpedOver: true }, fresh], ['skipped', 'open']],
    [
      'stay finished when jumped over',
      [{ ...finished, jumpedOver: true }, jumped, fresh],
      ['finished', 'skipped', 'open'],
    ],
    [
      'open behind one without exercises that a check led to',
      [jumped, empty, fresh],
      ['skipped', 'open', 'open'],
    ],
    [
      'go on in order after the one a check led to',
      [jumped, finished, fresh, fresh],
      ['skipped', 'finished', 'open', 'locked'],
    ],
    [
      'under construction are not skipped',
      [{ ...announced, jumpedOver: true }, fresh],
      ['announced', 'open'],
    ],
  ])('%s', (_, progress, states) => {
    expect(lessonStates(progress)).toEqual(states);
  });

  it('can be studied unless they are locked or under construction', () => {
    expect(
      (['announced', 'locked', 'open', 'started', 'finished', 'skipped'] as const).filter(canStudy),
    ).toEqual(['open', 'started', 'finished', 'skipped']);
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
const withStates = (progress: LessonProgress[]) => {
  const states = lessonStates(progress);
  return progress.map((each, index) => ({ ...each, place: index, state: states[index] ?? 'locked' }));
};

describe('the lesson to go on with', () => {
  it.each<[string, LessonProgress[], number | null]>([
    ['is the first', [fresh, fresh], 0],
    ['is the first unfinished one', [finished, started, fresh], 1],
    ['is the one a check led to', [jumped, jumped, fresh, fresh], 2],
    ['is the next one after that', [jumped, finished, fresh], 2],
    ['is the first skipped one after the last', [jumped, jumped, finished], 0],
    ['is one with exercises rather than one without', [finished, empty, fresh], 2],
    ['is a skipped one with exercises rather than an open one without', [jumped, finished, empty], 0],
    ['is one without exercises when there is nothing else', [finished, empty], 1],
    ['is none when all is finished', [finished, finished], null],
    ['is none when all is under construction', [announced], null],
  ])('%s', (_, progress, place) => {
    expect(nextOf(withStates(progress))?.place ?? null).toBe(place);
  });
});

describe('any course', () => {
  it('always has a lesson to go on with while something can be finished, and it can be studied', () => {
    fc.assert(
      fc.property(courses, (progress) => {
        const lessons = withStates(progress);
        const next = nextOf(lessons);
        const isLeft = lessons.some((each) => canBeFinished(each) && !each.finished);
        if (isLeft) expect(next).toMatchObject({ exercises: 16, finished: false });
        if (next) expect(canStudy(next.state)).toBe(true);
      }),
    );
  });

  it('skips exactly what was jumped over and is not finished, and nothing waits for it', () => {
    fc.assert(
      fc.property(courses, (progress) => {
        for (const { announced: isAnnounced, finished: isFinished, jumpedOver, state } of withStates(
          progress,
        )) {
          expect(state === 'skipped').toBe(jumpedOver && !isFinished && !isAnnounced);
        }
        const rest = progress.filter(({ jumpedOver }) => !jumpedOver);
        const behind = withStates(progress).slice(progress.length - rest.length);
        expect(behind.map(({ state }) => state)).toEqual(lessonStates(rest));
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
