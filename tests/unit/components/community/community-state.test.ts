import { describe, expect, it } from '@jest/globals';
import { addressOf } from '@/components/community/directory/address';
import { reduceCommunity, startWith, withFilter } from '@/components/community/directory/community-state';
import type { UserCard, UsersAnswer } from '@/lib/community/directory/schema';

const card = (id: number) => ({ id }) as UserCard;
const answer = (ids: number[], next: string | null = null): UsersAnswer => ({
  users: ids.map(card),
  count: ids.length,
  count_is_capped: false,
  countries: [],
  next,
});
const idsOf = ({ users }: { users: UserCard[] }) => users.map(({ id }) => id);

describe('the store of the community', () => {
  const start = startWith({
    filters: { level: 'B1' },
    page: 2,
    answer: answer([1, 2], 'more'),
    tab: 'community',
  });

  it('spec §4: is loading while filters change, and its page becomes 0', () => {
    const state = reduceCommunity(start, { type: 'filtered', filters: { level: 'B2' } });
    expect(state).toMatchObject({ loading: true, page: 0, users: [], currentTab: 'community' });
  });

  it('throws away the late answer of an older filter', () => {
    const state = reduceCommunity(start, { type: 'filtered', filters: {} });
    const late = { filters: start.filters, answer: answer([9]), isFollowing: false };
    expect(reduceCommunity(state, { type: 'answered', ...late })).toBe(state);
    expect(reduceCommunity(state, { type: 'failed', filters: start.filters })).toBe(state);
  });

  it('shows nobody twice who has moved to the front meanwhile', () => {
    const following = { filters: start.filters, answer: answer([2, 3]), isFollowing: true };
    const state = reduceCommunity(start, { type: 'answered', ...following });
    expect([idsOf(state), state.page, state.next]).toEqual([[1, 2, 3], 3, null]);
  });

  it('keeps the people it has when more of them cannot be loaded', () => {
    const state = reduceCommunity(start, { type: 'failed', filters: start.filters });
    expect([idsOf(state), state.failed]).toEqual([[1, 2], true]);
  });

  it('has its filters in the address, and its page from the second on', () => {
    expect(addressOf(withFilter(start.filters, 'country', 'JP'), 1)).toBe(
      '/community?level=B1&country=JP&page=1',
    );
    expect(addressOf(withFilter(start.filters, 'level', ''))).toBe('/community');
  });
});
