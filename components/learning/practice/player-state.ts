import type { Grade } from '@/lib/russian/exercises/schema';
import type {
  AttemptResult,
  CurrentExercise,
  HintResult,
  PracticeView,
  Summary,
} from '@/lib/learning/practice/schema';
import { beginDraft, narrowDraft, type Draft } from './drafts/draft';
import type { Problem } from './problem';

/* The lesson player as a pure machine; use-practice.ts feeds it with what the server says. */

/** Why a lesson stands elsewhere than it was left: another window went on in it, or its authors changed it. */
export type Detour = 'passed' | 'changed';

/** What lies on the desk, wherever it came from: a lesson, or a review. */
export interface Seat {
  current: Omit<CurrentExercise, 'exercise' | 'version'>;
  draft: Draft;
  /** The first one of the return round: worth a word. */
  comingBack: boolean;
}

/** The exercise on the desk. */
export interface Sitting extends Seat {
  practice: PracticeView;
  current: CurrentExercise;
  detour?: Detour;
}

export type PlayerState =
  /**
   * `run`: a known one to be shown again; null for the open run of the lesson, or a new one. `turn`: where it stood on
   * this page, which turned out to be passed.
   */
  | { phase: 'loading'; run: string | null; turn?: number }
  | { phase: 'failed'; run: string | null; problem: Problem }
  | { phase: 'answering'; sitting: Sitting; asking: boolean; problem: Problem | null }
  | { phase: 'checking'; sitting: Sitting; gaveUp: boolean }
  | { phase: 'checked'; sitting: Sitting; result: AttemptResult }
  | { phase: 'finished'; practice: PracticeView; summary: Summary; detour?: Detour };

export type PlayerEvent =
  | { type: 'loaded'; practice: PracticeView; typed: string }
  | { type: 'failed'; problem: Problem }
  /** Load again: after a failure, to practise once more, or because another tab went on. */
  | { type: 'restarted'; run: string | null; turn?: number }
  | { type: 'changed'; draft: Draft }
  | { type: 'hintAsked' }
  | { type: 'hinted'; result: HintResult }
  | { type: 'sent'; gaveUp: boolean }
  | { type: 'graded'; result: AttemptResult }
  | { type: 'refused'; problem: Problem }
  | { type: 'continued' };

/** Events that do not fit the phase are late answers: they change nothing. */
export function play(state: PlayerState, event: PlayerEvent): PlayerState {
  if (event.type === 'restarted') {
    const { type: _, ...known } = event;
    return { phase: 'loading', ...known };
  }
  switch (state.phase) {
    case 'loading':
      return whileLoading(state, event);
    case 'answering':
      return whileAnswering(state, event);
    case 'checking':
      return whileChecking(state, event);
    case 'checked':
      return event.type === 'continued' ? goOn(state) : state;
    case 'failed':
    case 'finished':
      return state;
  }
}

type In<Phase extends PlayerState['phase']> = Extract<PlayerState, { phase: Phase }>;

function whileLoading(state: In<'loading'>, event: PlayerEvent): PlayerState {
  if (event.type === 'loaded') {
    const { practice, typed } = event;
    return sitDown(practice, { typed, comingBack: false, ...detourTo(practice, state) });
  }
  if (event.type === 'failed') return { phase: 'failed', run: state.run, problem: event.problem };
  return state;
}

function detourTo({ turn }: PracticeView, state: In<'loading'>): { detour?: Detour } {
  if (state.turn === undefined) return {};
  return { detour: turn === state.turn ? 'changed' : 'passed' };
}

function whileAnswering(state: In<'answering'>, event: PlayerEvent): PlayerState {
  if (event.type === 'changed') return { ...state, sitting: { ...state.sitting, draft: event.draft } };
  if (event.type === 'hintAsked') return { ...state, asking: true, problem: null };
  if (event.type === 'hinted') {
    return { ...state, asking: false, sitting: withHint(state.sitting, event.result) };
  }
  if (event.type === 'refused') return { ...state, asking: false, problem: event.problem };
  if (event.type !== 'sent') return state;
  return { phase: 'checking', sitting: state.sitting, gaveUp: event.gaveUp };
}

function whileChecking(state: In<'checking'>, event: PlayerEvent): PlayerState {
  const { sitting, gaveUp } = state;
  if (event.type === 'refused') return { phase: 'answering', sitting, asking: false, problem: event.problem };
  if (event.type !== 'graded') return state;
  return gaveUp ? giveUp(sitting, event.result) : { phase: 'checked', sitting, result: event.result };
}

/** Whoever gives up is shown the answer, not a list of mistakes. */
function giveUp(sitting: Sitting, result: AttemptResult): PlayerState {
  const grade: Grade = { ...result.grade, issues: [{ code: 'empty' }], diff: [], places: null };
  const draft = beginDraft(sitting.current.task);
  return { phase: 'checked', sitting: { ...sitting, draft }, result: { ...result, grade } };
}

function goOn({ sitting, result: { practice } }: In<'checked'>): PlayerState {
  const comingBack = practice.progress.returning && !sitting.practice.progress.returning;
  return sitDown(practice, { typed: '', comingBack });
}

function sitDown(
  practice: PracticeView,
  { typed, ...notes }: { typed: string; comingBack: boolean; detour?: Detour },
): PlayerState {
  const { current, summary } = practice;
  if (current === null)
    return summary
      ? { phase: 'finished', practice, summary, ...(notes.detour && { detour: notes.detour }) }
      : { phase: 'loading', run: null };
  const narrowings = current.hints.flatMap((hint) => (hint.level === 2 ? [hint.narrowing] : []));
  const draft = narrowings.reduce(narrowDraft, beginDraft(current.task));
  const restored = draft.kind === 'write' ? { ...draft, text: typed } : draft;
  const sitting = { practice, current, draft: restored, ...notes };
  return { phase: 'answering', sitting, asking: false, problem: null };
}

function withHint(sitting: Sitting, { hint, worth, hint_price }: HintResult): Sitting {
  const others = sitting.current.hints.filter(({ level }) => level !== hint.level);
  return {
    ...sitting,
    current: { ...sitting.current, hints: [...others, hint], worth, hint_price },
    draft: hint.level === 2 ? narrowDraft(sitting.draft, hint.narrowing) : sitting.draft,
  };
}
