import { describe, expect, it } from '@jest/globals';
import { levelTestPolicy } from '@/components/learning/placement/use-level-test';
import {
  isReturning,
  practiceRules,
  type PracticeTypes,
} from '@/components/learning/practice/practice-rules';
import { reviewPolicy } from '@/components/learning/review/use-review';
import { advance } from '@/components/learning/session/session-state';
import type { ActiveExercise, SessionEvent, SessionState } from '@/components/learning/session/session-types';
import type { Hint } from '@/lib/russian/exercises/hints';
import {
  currentOf,
  orderTask,
  practiceOf,
  resultOf,
  summary,
  writeTask,
} from '@/tests/unit/components/learning/practice/practice';

type State = SessionState<PracticeTypes>;
type Event = SessionEvent<PracticeTypes>;

const offline = { reason: 'offline' } as const;
const first = practiceOf();
const second = practiceOf({ turn: 1, current: currentOf(orderTask) });
const over = practiceOf({ turn: 2, current: null, summary });
const written = { kind: 'write', task: writeTask, text: 'молоко', mask: null } as const;
const active: ActiveExercise<PracticeTypes> = {
  view: first,
  current: currentOf(writeTask),
  draft: written,
  shownAt: 10,
  previous: null,
  detour: null,
};
const result = resultOf(second);
const hint = { level: 2, narrowing: { kind: 'write', mask: 'м·····' } } as const;

const states = {
  loading: { phase: 'loading', id: 'one', left: null },
  failed: { phase: 'failed', id: 'one', problem: offline },
  answering: { phase: 'answering', active, isAskingHint: true, problem: offline },
  checking: { phase: 'checking', active, gaveUp: false },
  checked: { phase: 'checked', active, result },
  finished: { phase: 'finished', view: over, detour: null },
} satisfies { [P in State['phase']]: State };

const events = {
  loaded: { type: 'loaded', view: first, typed: 'моло', at: 20 },
  failed: { type: 'failed', problem: offline },
  restarted: { type: 'restarted', id: 'two', left: null },
  changed: { type: 'changed', draft: { ...written, text: 'вода' } },
  hintAsked: { type: 'hintAsked' },
  hinted: { type: 'hinted', opened: { hint, worth: 4, hint_price: 2 } },
  sent: { type: 'sent', gaveUp: true },
  graded: { type: 'graded', result, at: 20 },
  amended: { type: 'amended', result: { ...result, points: 3 } },
  refused: { type: 'refused', problem: { reason: 'signedOut' } },
  continued: { type: 'continued', at: 20 },
} satisfies { [T in Event['type']]: Extract<Event, { type: T }> };

const restarted: State = { phase: 'loading', id: 'two', left: null };
const shown = (more: Partial<ActiveExercise<PracticeTypes>>) => ({
  phase: 'answering',
  isAskingHint: false,
  problem: null,
  active: { ...active, shownAt: 20, ...more },
});

/** What each event makes of each state; what is not here changes nothing. */
const changes: { [P in State['phase']]: { [T in Event['type']]?: object } } = {
  loading: {
    loaded: shown({ draft: { ...written, text: 'моло' } }),
    failed: { phase: 'failed', id: 'one', problem: offline },
    restarted,
  },
  failed: { restarted },
  answering: {
    restarted,
    changed: { ...states.answering, active: { ...active, draft: events.changed.draft } },
    hintAsked: { ...states.answering, problem: null },
    hinted: {
      ...states.answering,
      isAskingHint: false,
      active: {
        ...active,
        current: { ...active.current, hints: [hint], worth: 4, hint_price: 2 },
        draft: { ...written, mask: 'м·····' },
      },
    },
    sent: { phase: 'checking', active, gaveUp: true },
    refused: { ...states.answering, isAskingHint: false, problem: { reason: 'signedOut' } },
  },
  checking: {
    restarted,
    graded: { phase: 'checked', active, result },
    refused: { phase: 'answering', active, isAskingHint: false, problem: { reason: 'signedOut' } },
  },
  checked: {
    restarted,
    amended: { ...states.checked, result: { ...result, points: 3 } },
    continued: shown({
      view: second,
      current: currentOf(orderTask),
      draft: { kind: 'order', task: orderTask, tokens: [], first: [] },
      previous: first,
    }),
  },
  finished: { restarted },
};

describe.each(Object.values(states))('a session that is $phase', (state) => {
  it.each(Object.values(events))('answers $type', (event) => {
    const next = advance(practiceRules, state, event);
    const change = changes[state.phase][event.type];
    if (change) expect(next).toEqual(change);
    else expect(next).toBe(state);
  });
});

describe('what is shown first', () => {
  const load = (view: typeof first, from: State = states.loading) =>
    advance(practiceRules, from, { ...events.loaded, view });

  it('is the end, where there is one', () => {
    expect(load(over)).toEqual(states.finished);
  });

  it('is narrowed by the hints that were opened before', () => {
    const hints: Hint[] = [{ level: 2, narrowing: { kind: 'order', first: [1] } }];
    expect(load(practiceOf({ current: currentOf(orderTask, { hints }) }))).toMatchObject({
      active: { draft: { tokens: [1], first: [1] } },
    });
  });

  it('is loaded anew when nothing is left to ask and it has not ended', () => {
    expect(load(practiceOf({ current: null }))).toEqual({ phase: 'loading', id: null, left: null });
  });
});

describe('giving up', () => {
  it('shows the answer, and neither mistakes nor what stood there', () => {
    const next = advance(practiceRules, { ...states.checking, gaveUp: true }, events.graded);
    expect(next).toMatchObject({
      active: { draft: { text: '' } },
      result: { grade: { issues: [{ code: 'empty' }], diff: [], expected: 'молоко́' } },
    });
  });

  it('keeps what was typed when it fails', () => {
    const next = advance(practiceRules, { ...states.checking, gaveUp: true }, events.refused);
    expect(next).toMatchObject({ phase: 'answering', active: { draft: { text: 'молоко' } } });
  });
});

describe('a session that was answered elsewhere', () => {
  const back = (view: typeof first, reason: 'passed' | 'missing' = 'passed') =>
    advance(practiceRules, { ...states.loading, left: { view: first, reason } }, { ...events.loaded, view });

  it('says that another window went on', () => {
    expect(back(second)).toMatchObject({ active: { detour: 'passed' } });
    expect(back(over)).toMatchObject({ phase: 'finished', detour: 'passed' });
  });

  it('says that the lesson was changed, where nobody answered meanwhile', () => {
    expect(back(first)).toMatchObject({ active: { detour: 'changed' } });
  });

  it('says nothing of it any more at the next exercise', () => {
    const checked: State = { ...states.checked, active: { ...active, detour: 'passed' } };
    expect(advance(practiceRules, checked, events.continued)).toMatchObject({ active: { detour: null } });
  });

  it('says of a card whether it was reviewed or has gone', () => {
    const view = { due: 1, done: 0, tomorrow: 0, cards: 1, crowded: false, current: null };
    const detourOf = (reason: 'passed' | 'missing') => reviewPolicy.detourFrom?.({ view, reason }, view);
    expect([detourOf('passed'), detourOf('missing')]).toEqual(['passed', 'gone']);
  });
});

it('says once that the wrong ones are coming back', () => {
  const before = practiceOf({ progress: { answered: 1, total: 3, returning: false } });
  const back = practiceOf({ progress: { answered: 2, total: 3, returning: true } });
  expect(isReturning({ view: back, previous: before })).toBe(true);
  expect(isReturning({ view: back, previous: back })).toBe(false);
  expect(isReturning({ view: back, previous: null })).toBe(false);
});

describe('the level test', () => {
  const view = { placement: 'one', turn: 0, most: 15, current: { item: 1, task: writeTask }, result: null };
  const question = { ...active, view, current: view.current, previous: null, detour: null };
  const grade = (next: typeof view | { current: null }) =>
    advance(
      levelTestPolicy,
      { phase: 'checking', active: question, gaveUp: false },
      { type: 'graded', result: { ...view, ...next }, at: 20 },
    );

  it('goes on to the next question and tells nothing of the answer', () => {
    expect(grade({ ...view, turn: 1, current: { item: 2, task: writeTask } })).toMatchObject({
      phase: 'answering',
      active: { view: { turn: 1 }, current: { item: 2 }, draft: { text: '' } },
    });
  });

  it('ends when no question is left', () => {
    expect(grade({ current: null })).toMatchObject({ phase: 'finished', view: { placement: 'one' } });
  });
});

it('forgets what went wrong once the answer is changed, where the rules say so', () => {
  const rules = { ...practiceRules, forgetsProblemOnChange: true };
  expect(advance(rules, states.answering, events.changed)).toMatchObject({ problem: null });
});
