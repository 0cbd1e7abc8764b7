import { beginDraft, narrowDraft, type Draft } from './drafts/draft';
import type { Problem } from './problem';
import type { Hint } from '@/lib/russian/exercises/hints';
import type { Task } from '@/lib/russian/exercises/schema';

/*
 * One exercise after another, as a pure state machine. Whatever asks exercises (a lesson, a review, a test, the home page)
 * names its types (`SessionTypes`) and what differs (`SessionRules`); use-exercise-session.ts talks to the server.
 */

/** The types that differ from one kind of session to the next. */
export interface SessionTypes {
  /** What the server says of the session, above all which exercise is due. */
  view: { current: { task: Task; hints?: readonly Hint[] } | null };
  /** What the server says of an answer. */
  result: unknown;
  /** What the server says when a hint is asked for. */
  opened: { hint: Hint };
  /** Why a session stands elsewhere than this screen left it. */
  detour: string;
}

/** The exercise on the screen. */
export interface ActiveExercise<S extends SessionTypes> {
  view: S['view'];
  current: NonNullable<S['view']['current']>;
  draft: Draft;
  /** By the browser's own stopwatch, in milliseconds. */
  shownAt: number;
  /** The view of the exercise before; null for the first one after loading. */
  previous: S['view'] | null;
  detour: S['detour'] | null;
}

/** Where this screen stood when the server refused its exercise: it was answered elsewhere, or is no more. */
interface Left<S extends SessionTypes> {
  view: S['view'];
  reason: 'passed' | 'missing';
}

export type SessionState<S extends SessionTypes> =
  /** `id`: a known session to be shown again; null for the open one, or a new one. */
  | { phase: 'loading'; id: string | null; left: Left<S> | null }
  | { phase: 'failed'; id: string | null; problem: Problem }
  | { phase: 'answering'; active: ActiveExercise<S>; isAskingHint: boolean; problem: Problem | null }
  | { phase: 'checking'; active: ActiveExercise<S>; gaveUp: boolean }
  | { phase: 'checked'; active: ActiveExercise<S>; result: S['result'] }
  | { phase: 'finished'; view: S['view']; detour: S['detour'] | null };
type Phase = SessionState<SessionTypes>['phase'];
type In<S extends SessionTypes, P extends Phase> = Extract<SessionState<S>, { phase: P }>;

/** With an exercise on the screen. */
export type OpenState<S extends SessionTypes> = In<S, 'answering' | 'checking' | 'checked'>;

/** `at`: the browser's own stopwatch, in milliseconds. */
export type SessionEvent<S extends SessionTypes> =
  | { type: 'loaded'; view: S['view']; typed: string; at: number }
  | { type: 'failed'; problem: Problem }
  | { type: 'restarted'; id: string | null; left: Left<S> | null }
  | { type: 'changed'; draft: Draft }
  | { type: 'hintAsked' }
  | { type: 'hinted'; opened: S['opened'] }
  | { type: 'sent'; gaveUp: boolean }
  | { type: 'graded'; result: S['result']; at: number }
  /** The result on the screen has changed, such as its rating. */
  | { type: 'amended'; result: S['result'] }
  | { type: 'refused'; problem: Problem }
  | { type: 'continued'; at: number };

/** What differs from one kind of session to the next. */
export interface SessionRules<S extends SessionTypes> {
  /** Whether there is an end to show; a session with neither an exercise nor an end is loaded again. */
  isOver: (view: S['view']) => boolean;
  /** Where an answer has led. */
  viewAfter: (result: S['result']) => S['view'];
  /** False where nothing is told before the end: the next exercise follows at once. */
  showsVerdicts: boolean;
  /** True where what went wrong is told until the answer is changed; else until it is sent again. */
  forgetsProblemOnChange?: boolean;
  /** The exercise with one more hint. */
  addHint?: (current: ActiveExercise<S>['current'], opened: S['opened']) => ActiveExercise<S>['current'];
  /** What whoever gave up is shown: the answer, and no list of mistakes. Left out: the same as everybody else. */
  resultOfGivingUp?: (result: S['result']) => S['result'];
  detourFrom?: (left: Left<S>, view: S['view']) => S['detour'];
}

/** Events that do not fit the phase are late answers of the server: they change nothing. */
export function advance<S extends SessionTypes>(
  rules: SessionRules<S>,
  state: SessionState<S>,
  event: SessionEvent<S>,
): SessionState<S> {
  if (event.type === 'restarted') return { phase: 'loading', id: event.id, left: event.left };
  switch (state.phase) {
    case 'loading':
      return whileLoading(rules, state, event);
    case 'answering':
      return whileAnswering(rules, state, event);
    case 'checking':
      return whileChecking(rules, state, event);
    case 'checked':
      return whileChecked(rules, state, event);
    case 'failed':
    case 'finished':
      return state;
  }
}

function whileLoading<S extends SessionTypes>(
  rules: SessionRules<S>,
  state: In<S, 'loading'>,
  event: SessionEvent<S>,
): SessionState<S> {
  if (event.type === 'failed') return { phase: 'failed', id: state.id, problem: event.problem };
  if (event.type !== 'loaded') return state;
  const { view, typed, at } = event;
  const detour = (state.left && rules.detourFrom?.(state.left, view)) ?? null;
  return showExercise(rules, view, { typed, shownAt: at, previous: null, detour });
}

function whileAnswering<S extends SessionTypes>(
  rules: SessionRules<S>,
  state: In<S, 'answering'>,
  event: SessionEvent<S>,
): SessionState<S> {
  const { active } = state;
  if (event.type === 'changed') {
    const problem = rules.forgetsProblemOnChange ? null : state.problem;
    return { ...state, active: { ...active, draft: event.draft }, problem };
  }
  if (event.type === 'hintAsked') return { ...state, isAskingHint: true, problem: null };
  if (event.type === 'hinted')
    return { ...state, isAskingHint: false, active: withHint(rules, active, event.opened) };
  if (event.type === 'refused') return { ...state, isAskingHint: false, problem: event.problem };
  return event.type === 'sent' ? { phase: 'checking', active, gaveUp: event.gaveUp } : state;
}

function whileChecking<S extends SessionTypes>(
  rules: SessionRules<S>,
  state: In<S, 'checking'>,
  event: SessionEvent<S>,
): SessionState<S> {
  const { active, gaveUp } = state;
  if (event.type === 'refused')
    return { phase: 'answering', active, isAskingHint: false, problem: event.problem };
  if (event.type !== 'graded') return state;
  const { result, at } = event;
  if (!rules.showsVerdicts) return showNext(rules, active, result, at);
  if (!gaveUp || !rules.resultOfGivingUp) return { phase: 'checked', active, result };
  const emptied = { ...active, draft: beginDraft(active.current.task) };
  return { phase: 'checked', active: emptied, result: rules.resultOfGivingUp(result) };
}

function whileChecked<S extends SessionTypes>(
  rules: SessionRules<S>,
  state: In<S, 'checked'>,
  event: SessionEvent<S>,
): SessionState<S> {
  if (event.type === 'amended') return { ...state, result: event.result };
  return event.type === 'continued' ? showNext(rules, state.active, state.result, event.at) : state;
}

function showNext<S extends SessionTypes>(
  rules: SessionRules<S>,
  { view }: ActiveExercise<S>,
  result: S['result'],
  shownAt: number,
): SessionState<S> {
  const notes = { typed: '', shownAt, previous: view, detour: null };
  return showExercise(rules, rules.viewAfter(result), notes);
}

/** The exercise that is due, narrowed by the hints opened before; or the end. */
export function showExercise<S extends SessionTypes>(
  rules: Pick<SessionRules<S>, 'isOver'>,
  view: S['view'],
  { typed, ...notes }: { typed: string } & Pick<ActiveExercise<S>, 'shownAt' | 'previous' | 'detour'>,
): SessionState<S> {
  if (rules.isOver(view)) return { phase: 'finished', view, detour: notes.detour };
  const { current } = view;
  if (current === null) return { phase: 'loading', id: null, left: null };
  const draft = (current.hints ?? []).reduce(narrowBy, beginDraft(current.task));
  const restored = draft.kind === 'write' ? { ...draft, text: typed } : draft;
  const active = { view, current, draft: restored, ...notes };
  return { phase: 'answering', active, isAskingHint: false, problem: null };
}

function withHint<S extends SessionTypes>(
  { addHint }: SessionRules<S>,
  active: ActiveExercise<S>,
  opened: S['opened'],
): ActiveExercise<S> {
  if (!addHint) return active;
  return { ...active, current: addHint(active.current, opened), draft: narrowBy(active.draft, opened.hint) };
}

const narrowBy = (draft: Draft, hint: Hint): Draft =>
  hint.level === 2 ? narrowDraft(draft, hint.narrowing) : draft;

/** The hints of an exercise with a new one, or one of them again. */
export const joinHints = (hints: readonly Hint[], hint: Hint): Hint[] => [
  ...hints.filter(({ level }) => level !== hint.level),
  hint,
];
