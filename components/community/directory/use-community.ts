import { useEffect, useReducer, useRef, useState } from 'react';
import { useLocale } from 'next-intl';
import { fetchJson } from '@/lib/browser/api/fetcher';
import type { FilterName, Filters } from '@/lib/community/directory/filters-schema';
import type { CommunityTab } from '@/lib/community/directory/limits';
import type { UsersAnswer } from '@/lib/community/directory/schema';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { addressOf, parametersOf, tabAddress } from './address';
import { reduceCommunity, startWith, withFilter, type CommunityStart } from './community-state';

/** A search starts after this long without typing. */
const debounceMs = 250;

/** The people of the directory, their filters, which are in the URL, and the loading of more people. */
export function useCommunity(start: CommunityStart) {
  const { filters, page } = start;
  const [state, dispatch] = useReducer(reduceCommunity, start, startWith);
  const [isFirstTab, setFirstTab] = useState(true);
  const locale = useLocale();
  const call = useRef<{ controller: AbortController; timer?: ReturnType<typeof setTimeout> }>(null);
  useEffect(() => () => stop(call.current), []);

  async function load(wanted: Filters, after: string | null, controller: AbortController) {
    const query = { ...parametersOf(wanted), ...(after !== null && { after }) };
    try {
      const options = { signal: controller.signal };
      const found = await fetchJson<UsersAnswer | { code: string }>(apiRoutes.users(query), options);
      if ('code' in found) dispatch({ type: 'failed', filters: wanted });
      else dispatch({ type: 'answered', filters: wanted, answer: found, isFollowing: after !== null });
    } catch {
      if (!controller.signal.aborted) dispatch({ type: 'failed', filters: wanted });
    }
  }

  function begin(wanted: Filters, after: string | null, delayMs: number) {
    stop(call.current);
    const controller = new AbortController();
    const start = () => void load(wanted, after, controller);
    call.current = { controller, timer: setTimeout(start, delayMs) };
  }

  function filter(wanted: Filters, delayMs: number) {
    dispatch({ type: 'filtered', filters: wanted });
    window.history.replaceState(null, '', getPathname({ locale, href: addressOf(wanted) }));
    begin(wanted, null, delayMs);
  }

  /** Opens a tab. The URL names the tab, or the filters when it is the tab of all people. */
  function chooseTab(tab: CommunityTab) {
    setFirstTab(false);
    dispatch({ type: 'chosen', tab });
    const href = tab === 'community' ? addressOf(state.filters) : tabAddress(tab);
    window.history.replaceState(null, '', getPathname({ locale, href }));
  }

  function follow() {
    dispatch({ type: 'asked' });
    begin(state.filters, state.failed && state.users.length === 0 ? null : state.next, 0);
  }

  return {
    state,
    /** The first page in the list, counted from 0. */
    first: state.filters === filters ? page : 0,
    change: (name: FilterName, value: string) =>
      filter(withFilter(state.filters, name, value), name === 'name' ? debounceMs : 0),
    reset: () => filter({}, 0),
    more: follow,
    again: () => filter(state.filters, 0),
    /** Whether the tab with which the page was loaded is open. */
    isFirstTab,
    chooseTab,
    setOpen: (open: boolean) => dispatch({ type: 'opened', open }),
  };
}

export type Community = ReturnType<typeof useCommunity>;

function stop(call: { controller: AbortController; timer?: ReturnType<typeof setTimeout> } | null): void {
  clearTimeout(call?.timer);
  call?.controller.abort(new DOMException('Other people are wanted.', 'AbortError'));
}
