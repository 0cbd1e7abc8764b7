import { beginDraft, narrowDraft, type Draft } from '@/components/learning/practice/drafts/draft';
import type { Seat } from '@/components/learning/practice/player-state';
import type { Problem } from '@/components/learning/practice/problem';
import type {
  CurrentReview,
  RatingResult,
  ReviewHint,
  ReviewQueue,
  ReviewResult,
} from '@/lib/learning/review/schema';

/* A review as a pure machine; use-review.ts feeds it with what the server says. */

/** The card on the desk. */
export interface ReviewSeat extends Seat {
  queue: ReviewQueue;
  card: CurrentReview;
  /** When it was laid there, by the browser's own stopwatch, in milliseconds. */
  since: number;
}

/** Why the review stands elsewhere than it was left. */
export type Detour = 'passed' | 'gone';
/** What has become of a rating that was chosen. */
type Choice = 'made' | 'saving' | 'failed' | 'settled';

export type ReviewState =
  | { phase: 'loading'; detour: Detour | null }
  | { phase: 'failed'; problem: Problem }
  | {
      phase: 'answering';
      seat: ReviewSeat;
      asking: boolean;
      problem: Problem | null;
      detour: Detour | null;
    }
  | { phase: 'checking'; seat: ReviewSeat; gaveUp: boolean }
  | { phase: 'checked'; seat: ReviewSeat; result: ReviewResult; choice: Choice }
  | { phase: 'finished'; queue: ReviewQueue; detour: Detour | null };

export type ReviewEvent =
  | { type: 'loaded'; queue: ReviewQueue; since: number; typed: string }
  | { type: 'failed'; problem: Problem }
  | { type: 'restarted'; detour: Detour | null }
  | { type: 'changed'; draft: Draft }
  | { type: 'hintAsked' }
  | { type: 'hinted'; hint: ReviewHint['hint'] }
  | { type: 'sent'; gaveUp: boolean }
  | { type: 'graded'; result: ReviewResult }
  | { type: 'refused'; problem: Problem }
  | { type: 'rating' }
  | { type: 'rated'; result: RatingResult }
  | { type: 'notRated'; settled: boolean }
  | { type: 'continued'; since: number };

/** Events that do not fit the phase are late answers: they change nothing. */
export function advance(state: ReviewState, event: ReviewEvent): ReviewState {
  if (event.type === 'restarted') return { phase: 'loading', detour: event.detour };
  switch (state.phase) {
    case 'loading':
      return whileLoading(state, event);
    case 'answering':
      return whileAnswering(state, event);
    case 'checking':
      return whileChecking(state, event);
    case 'checked':
      return whileChecked(state, event);
    case 'failed':
    case 'finished':
      return state;
  }
}

type In<Phase extends ReviewState['phase']> = Extract<ReviewState, { phase: Phase }>;

function whileLoading(state: In<'loading'>, event: ReviewEvent): ReviewState {
  if (event.type === 'failed') return { phase: 'failed', problem: event.problem };
  if (event.type !== 'loaded') return state;
  return sitDown(event.queue, { ...event, detour: state.detour });
}

function whileAnswering(state: In<'answering'>, event: ReviewEvent): ReviewState {
  if (event.type === 'changed') return { ...state, seat: { ...state.seat, draft: event.draft } };
  if (event.type === 'hintAsked') return { ...state, asking: true, problem: null };
  if (event.type === 'hinted') return { ...state, asking: false, seat: withHint(state.seat, event.hint) };
  if (event.type === 'refused') return { ...state, asking: false, problem: event.problem };
  if (event.type !== 'sent') return state;
  return { phase: 'checking', seat: state.seat, gaveUp: event.gaveUp };
}

function whileChecking({ seat, gaveUp, ...state }: In<'checking'>, event: ReviewEvent): ReviewState {
  if (event.type === 'refused') {
    return { phase: 'answering', seat, asking: false, problem: event.problem, detour: null };
  }
  if (event.type !== 'graded') return { ...state, seat, gaveUp };
  const { result } = event;
  if (!gaveUp) return { phase: 'checked', seat, result, choice: 'made' };
  // Whoever gives up is shown the answer, not a list of mistakes.
  const grade: ReviewResult['grade'] = { ...result.grade, issues: [], diff: [], places: null };
  const emptied = { ...seat, draft: beginDraft(seat.card.task) };
  return { phase: 'checked', seat: emptied, result: { ...result, grade }, choice: 'made' };
}

function whileChecked(state: In<'checked'>, event: ReviewEvent): ReviewState {
  if (event.type === 'rating') return { ...state, choice: 'saving' };
  if (event.type === 'notRated') return { ...state, choice: event.settled ? 'settled' : 'failed' };
  if (event.type === 'rated') {
    return { ...state, choice: 'made', result: { ...state.result, ...event.result } };
  }
  if (event.type !== 'continued') return state;
  return sitDown(state.result.queue, { since: event.since, typed: '', detour: null });
}

function sitDown(
  queue: ReviewQueue,
  { since, typed, detour }: { since: number; typed: string; detour: Detour | null },
): ReviewState {
  const card = queue.current;
  if (!card) return { phase: 'finished', queue, detour };
  const current = { ...card, hint_price: 0 };
  const narrowings = card.hints.flatMap((hint) => (hint.level === 2 ? [hint.narrowing] : []));
  const draft = narrowings.reduce(narrowDraft, beginDraft(card.task));
  const restored = draft.kind === 'write' ? { ...draft, text: typed } : draft;
  // That it comes again is what a review is: it wants no badge.
  const seat = {
    queue,
    card,
    since,
    draft: restored,
    comingBack: false,
    current: { ...current, first_time: true },
  };
  return { phase: 'answering', seat, asking: false, problem: null, detour };
}

function withHint(seat: ReviewSeat, hint: ReviewHint['hint']): ReviewSeat {
  const others = seat.current.hints.filter(({ level }) => level !== hint.level);
  const draft = hint.level === 2 ? narrowDraft(seat.draft, hint.narrowing) : seat.draft;
  return { ...seat, draft, current: { ...seat.current, hints: [...others, hint] } };
}
