import { describe, expect, it } from '@jest/globals';
import { advance, type CheckEvent, type CheckState } from '@/components/learning/skip-tests/check-state';
import type { CheckedAnswer, CheckView } from '@/lib/learning/skip-tests/schema';
import { writeTask } from '@/tests/unit/components/learning/practice/practice';

const title = { text: 'Alphabet and sounds', lang: 'en' } as const;
function viewOf(more: Partial<CheckView> = {}): CheckView {
  return {
    check: '0b2f7f2e-7f53-4f0e-9d53-0d9f3c1f6f11',
    lesson: { id: 3, slug: 'family', number: 3, title, course: { slug: 'russian-from-zero', title } },
    turn: 0,
    total: 5,
    needed: 4,
    current: { exercise: 7, task: writeTask },
    result: null,
    ...more,
  };
}
const result = { passed: true, right: 4, missed: [] };
const over = viewOf({ turn: 5, current: null, result });

const loading: CheckState = { phase: 'loading', ended: null };
const after = (...events: CheckEvent[]) => events.reduce(advance, loading);
const loaded = (view = viewOf(), typed = ''): CheckEvent => ({ type: 'loaded', view, typed });
const typing: CheckEvent = {
  type: 'changed',
  draft: { kind: 'write', task: writeTask, text: 'молоко', mask: null },
};
const sent: CheckEvent = { type: 'sent' };
const graded = (check: CheckView, verdict: CheckedAnswer['verdict'] = 'right'): CheckEvent => ({
  type: 'graded',
  outcome: { verdict, check },
});
const offline: CheckEvent = { type: 'failed', problem: { reason: 'offline' } };
const typedText = (state: CheckState) =>
  'seat' in state && state.seat.draft.kind === 'write' ? state.seat.draft.text : null;

describe('the screen of a check', () => {
  it('brings back what was being typed before a reload', () => {
    expect(typedText(after(loaded(viewOf(), 'моло')))).toBe('моло');
  });

  it('keeps the answer when the connection fails, and says so', () => {
    const state = after(loaded(), typing, sent, offline);
    expect(state).toMatchObject({ phase: 'answering', problem: { reason: 'offline' } });
    expect(typedText(state)).toBe('молоко');
  });

  it('shows the verdict over the answer until Анна goes on, and then the next exercise, empty', () => {
    const next = viewOf({ turn: 1 });
    const checked = after(loaded(), typing, sent, graded(next, 'wrong'));
    expect(checked).toMatchObject({ phase: 'checked', outcome: { verdict: 'wrong' } });
    expect(typedText(checked)).toBe('молоко');
    const state = advance(checked, { type: 'continued' });
    expect(state).toMatchObject({ phase: 'answering', seat: { view: { turn: 1 } } });
    expect(typedText(state)).toBe('');
  });

  it('ends with the result, and shows it again after a reload', () => {
    const end = { phase: 'finished', result };
    expect(after(loaded(), typing, sent, graded(over), { type: 'continued' })).toMatchObject(end);
    expect(after(loaded(over))).toMatchObject(end);
  });

  it('takes the check up anew when nothing of it is left to ask and it has not ended', () => {
    const withdrawn = viewOf({ current: null });
    expect(after(loaded(withdrawn))).toEqual({ phase: 'loading', ended: null });
  });

  it('says why nothing came, and loads the same check when asked again', () => {
    const failed = advance({ phase: 'loading', ended: 'one' }, offline);
    expect(failed).toMatchObject({ phase: 'failed', ended: 'one' });
    expect(advance(failed, { type: 'restarted', ended: 'one' })).toEqual({ phase: 'loading', ended: 'one' });
  });

  it.each<[string, CheckEvent]>([
    ['a verdict', graded(over)],
    ['going on', { type: 'continued' }],
    ['an exercise', loaded(viewOf({ turn: 3 }))],
  ])('is not disturbed by %s that comes late', (_, event) => {
    const state = after(loaded(), typing);
    expect(advance(state, event)).toBe(state);
  });

  it('takes one press for one step: nothing is sent or changed while an answer is on its way', () => {
    const state = after(loaded(), typing, sent);
    expect(advance(state, sent)).toBe(state);
    expect(
      advance(state, { type: 'changed', draft: { kind: 'write', task: writeTask, text: '', mask: null } }),
    ).toBe(state);
  });
});
