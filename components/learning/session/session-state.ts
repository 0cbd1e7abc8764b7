import { beginDraft, narrowDraft, type Draft } from './drafts/draft';
import type { Hint } from '@/lib/russian/exercises/hints';
import type {
  ActiveExercise,
  InPhase,
  SessionEvent,
  SessionRules,
  SessionState,
  SessionTypes,
} from './session-types';

/*
 * One exercise after another, as a pure state machine. Each kind of session (lesson, review, test, home page) has its own
 * types (`SessionTypes`) and rules (`SessionRules`); use-exercise-session.ts calls the server.
 */

/** Events that do not fit the phase are late responses of the server: they change nothing. */
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
  state: InPhase<S, 'loading'>,
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
  state: InPhase<S, 'answering'>,
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
  state: InPhase<S, 'checking'>,
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
  state: InPhase<S, 'checked'>,
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

/** The current exercise, narrowed by the hints opened before; or the end. */
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

/** Adds a hint, or replaces the one of the same level. */
export const joinHints = (hints: readonly Hint[], hint: Hint): Hint[] => [
  ...hints.filter(({ level }) => level !== hint.level),
  hint,
];
