import type { FilterName, Filters } from '@/lib/community/directory/filters-schema';
import type { CommunityTab } from '@/lib/community/directory/limits';
import type { UserCard, UsersAnswer } from '@/lib/community/directory/schema';

/** The community store of spec §3. */
export interface CommunityState {
  filters: Filters;
  users: UserCard[];
  total_users: number;
  /** Whether more than `total_users` were found. */
  isCapped: boolean;
  /** The last page that is shown, counted from 0. */
  page: number;
  loading: boolean;
  failed: boolean;
  currentTab: CommunityTab;
  /** Whether the sheet with the filters is open, on screens without room for them. */
  open: boolean;
  countries: string[];
  /** Cursor of the next page; null at the end. */
  next: string | null;
}

type Action =
  | { type: 'filtered'; filters: Filters }
  | { type: 'asked' }
  | { type: 'answered'; filters: Filters; answer: UsersAnswer; isFollowing: boolean }
  | { type: 'failed'; filters: Filters }
  | { type: 'opened'; open: boolean }
  | { type: 'chosen'; tab: CommunityTab };

/** The data that the server has read for the page. */
export interface CommunityStart {
  filters: Filters;
  page: number;
  answer: UsersAnswer;
  tab: CommunityTab;
}

export function startWith({ filters, page, answer, tab }: CommunityStart): CommunityState {
  return {
    filters,
    ...partOf(answer),
    users: answer.users,
    page,
    loading: false,
    failed: false,
    currentTab: tab,
    open: false,
  };
}

const partOf = ({ count, count_is_capped, countries, next }: UsersAnswer) => ({
  total_users: count,
  isCapped: count_is_capped,
  countries,
  next,
});

/** An answer for filters that have changed since is dropped. */
export function reduceCommunity(state: CommunityState, action: Action): CommunityState {
  if ('filters' in action && action.type !== 'filtered' && action.filters !== state.filters) return state;
  switch (action.type) {
    case 'filtered':
      return {
        ...state,
        filters: action.filters,
        users: [],
        next: null,
        page: 0,
        loading: true,
        failed: false,
      };
    case 'asked':
      return { ...state, loading: true, failed: false };
    case 'answered':
      return answered(state, action);
    case 'failed':
      return { ...state, loading: false, failed: true };
    case 'opened':
      return { ...state, open: action.open };
    case 'chosen':
      return { ...state, currentTab: action.tab };
  }
}

function answered(
  state: CommunityState,
  { answer, isFollowing }: { answer: UsersAnswer; isFollowing: boolean },
): CommunityState {
  const known = new Set(isFollowing ? state.users.map(({ id }) => id) : []);
  const fresh = answer.users.filter(({ id }) => !known.has(id));
  return {
    ...state,
    ...partOf(answer),
    // People who were active since the last page have moved to the front, and would come again.
    users: isFollowing ? [...state.users, ...fresh] : answer.users,
    page: isFollowing ? state.page + 1 : 0,
    loading: false,
    failed: false,
  };
}

/** The filters after a change of one; an empty value removes it. */
export function withFilter(filters: Filters, name: FilterName, value: string): Filters {
  const { [name]: _, ...others } = filters;
  return value === '' ? others : { ...others, [name]: value };
}
