import { describe, expect, it } from '@jest/globals';
import { play, type PlayerEvent, type PlayerState } from '@/components/learning/practice/player-state';
import type { Hint } from '@/lib/russian/exercises/hints';
import { currentOf, orderTask, practiceOf, resultOf, summary, writeTask } from './practice';

const loading: PlayerState = { phase: 'loading', run: null };
const after = (...events: PlayerEvent[]) => events.reduce(play, loading);
const loaded = (practice = practiceOf(), typed = ''): PlayerEvent => ({ type: 'loaded', practice, typed });
const offline = { reason: 'offline' } as const;

/** The state, which must be in this phase. */
function inPhase<Phase extends PlayerState['phase']>(state: PlayerState, phase: Phase) {
  if (state.phase !== phase) throw new Error(`The player is ${state.phase}, not ${phase}.`);
  return state as Extract<PlayerState, { phase: Phase }>;
}
const typedText = (state: PlayerState) =>
  'sitting' in state && state.sitting.draft.kind === 'write' ? state.sitting.draft.text : null;

describe('beginning', () => {
  it('puts the exercise that is due on the desk', () => {
    expect(inPhase(after(loaded()), 'answering').sitting.current.exercise).toBe(7);
  });

  it('brings back what was being typed before a reload', () => {
    expect(typedText(after(loaded(practiceOf(), 'моло')))).toBe('моло');
  });

  it('shows the summary of a finished run', () => {
    const finished = after(loaded(practiceOf({ current: null, summary })));
    expect(inPhase(finished, 'finished').summary.points).toBe(50);
  });

  it('says why nothing came, and loads the same run when asked again', () => {
    const failed = play({ phase: 'loading', run: 'one' }, { type: 'failed', problem: offline });
    expect(inPhase(failed, 'failed')).toMatchObject({ run: 'one', problem: offline });
    expect(play(failed, { type: 'restarted', run: 'one' })).toEqual({ phase: 'loading', run: 'one' });
  });

  it('narrows the task again by the hints opened before', () => {
    const hints: Hint[] = [{ level: 2, narrowing: { kind: 'order', first: [1] } }];
    const state = inPhase(
      after(loaded(practiceOf({ current: currentOf(orderTask, { hints }) }))),
      'answering',
    );
    expect(state.sitting.draft).toMatchObject({ tokens: [1], first: [1] });
  });
});

describe('answering', () => {
  const typing: PlayerEvent = {
    type: 'changed',
    draft: { kind: 'write', task: writeTask, text: 'молоко', mask: null },
  };

  it('keeps the answer when checking fails, and says what went wrong', () => {
    const state = after(
      loaded(),
      typing,
      { type: 'sent', gaveUp: false },
      { type: 'refused', problem: offline },
    );
    expect(inPhase(state, 'answering').problem).toEqual(offline);
    expect(typedText(state)).toBe('молоко');
  });

  it('keeps what was typed when giving up fails', () => {
    const state = after(
      loaded(),
      typing,
      { type: 'sent', gaveUp: true },
      { type: 'refused', problem: offline },
    );
    expect(typedText(state)).toBe('молоко');
  });

  it('changes nothing while the answer is being checked', () => {
    const state = after(loaded(), { type: 'sent', gaveUp: false }, typing);
    expect(typedText(state)).toBe('');
  });

  it('shows a new hint, what is left to earn, and what the hint has narrowed', () => {
    const hint = { level: 2, narrowing: { kind: 'write', mask: 'м·····' } } as const;
    const state = inPhase(
      after(loaded(), { type: 'hintAsked' }, { type: 'hinted', result: { hint, worth: 4, hint_price: 2 } }),
      'answering',
    );
    expect(state.asking).toBe(false);
    expect(state.sitting.current).toMatchObject({ hints: [hint], worth: 4, hint_price: 2 });
    expect(state.sitting.draft).toMatchObject({ mask: 'м·····' });
  });
});

describe('after checking', () => {
  const next = practiceOf({
    turn: 1,
    current: currentOf(orderTask),
    progress: { answered: 1, total: 3, returning: false },
  });
  const graded = (practice = next): PlayerEvent => ({ type: 'graded', result: resultOf(practice) });

  it('shows the grade and goes on without asking the server again', () => {
    const checked = after(loaded(), { type: 'sent', gaveUp: false }, graded());
    expect(inPhase(checked, 'checked').result.grade.issues).toHaveLength(1);
    expect(inPhase(play(checked, { type: 'continued' }), 'answering').sitting.practice.turn).toBe(1);
  });

  it('lists no mistakes to whoever gave up', () => {
    const checked = inPhase(after(loaded(), { type: 'sent', gaveUp: true }, graded()), 'checked');
    expect(checked.result.grade).toMatchObject({ issues: [{ code: 'empty' }], diff: [], expected: 'молоко́' });
  });

  it('says once that the wrong ones are coming back', () => {
    const returning = { answered: 2, total: 3, returning: true };
    const first = practiceOf({ turn: 3, progress: returning });
    const again = practiceOf({ turn: 4, progress: returning });
    const comesBack = after(loaded(), { type: 'sent', gaveUp: false }, graded(first), { type: 'continued' });
    expect(inPhase(comesBack, 'answering').sitting.comingBack).toBe(true);
    const later = [{ type: 'sent', gaveUp: false } as const, graded(again), { type: 'continued' } as const];
    expect(inPhase(later.reduce(play, comesBack), 'answering').sitting.comingBack).toBe(false);
  });

  it('ends with the summary', () => {
    const last = practiceOf({ current: null, summary });
    const state = after(loaded(), { type: 'sent', gaveUp: false }, graded(last), { type: 'continued' });
    expect(state.phase).toBe('finished');
  });

  it('ignores an answer of the server that comes too late', () => {
    const checked = after(loaded(), { type: 'sent', gaveUp: false }, graded());
    expect(play(checked, graded())).toBe(checked);
    expect(play(checked, { type: 'refused', problem: offline })).toBe(checked);
  });
});

describe('where the lesson turned out to stand elsewhere', () => {
  const left = practiceOf({ turn: 2 });
  const moved: PlayerEvent = { type: 'restarted', run: left.run, turn: left.turn };
  const backTo = (practice = left) => after(loaded(left), moved, loaded(practice));

  it('loads the same run again, and says that another window went on', () => {
    expect(after(loaded(left), moved)).toEqual({ phase: 'loading', run: left.run, turn: 2 });
    expect(inPhase(backTo(practiceOf({ turn: 3 })), 'answering').sitting.detour).toBe('passed');
  });

  it('says that the lesson was changed, where nobody answered meanwhile', () => {
    expect(inPhase(backTo(), 'answering').sitting.detour).toBe('changed');
  });

  it('says so above the summary, where the other window came to the end', () => {
    const finished = backTo(practiceOf({ turn: 5, current: null, summary }));
    expect(inPhase(finished, 'finished').detour).toBe('passed');
  });

  it('says nothing of it any more at the next exercise', () => {
    const graded: PlayerEvent = { type: 'graded', result: resultOf(practiceOf({ turn: 3 })) };
    const next = [{ type: 'sent', gaveUp: false } as const, graded, { type: 'continued' } as const];
    expect(inPhase(next.reduce(play, backTo()), 'answering').sitting.detour).toBeUndefined();
  });
});
