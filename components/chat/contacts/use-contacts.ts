import { useEffect } from 'react';
import { useRead } from '@/components/browser/data-fetching/use-read';
import { useReadPages } from '@/components/browser/data-fetching/use-read-pages';
import { getLiveStatus, onLive, onLiveStatus } from '@/lib/browser/realtime/live-hub';
import type { Contact, ContactPage } from '@/lib/chat/dialogs/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** Events within this time cause one reload of the list. */
const gatherMs = 300;
/** A person who loads another page is gone and back within this time. */
const presenceMs = 2_000;
/** Time between two reloads while the live channel is off. */
const pollMs = 10_000;

/** The conversations of a list, page by page, reloaded after every event that changes them. */
export function useContacts(list: 'talks' | 'requests', first: ContactPage | null) {
  const pages = useReadPages<ContactPage>(
    (index, before) => {
      if (index === 0) return apiRoutes.chat({ list });
      return before?.next == null ? null : apiRoutes.chat({ list, after: before.next });
    },
    { ...(first && { fallbackData: [first] }), revalidateOnMount: first === null, persistSize: true },
  );
  const { data = [], error, isLoading, isValidating, size, setSize, mutate } = pages;
  useFreshContacts(() => void mutate());
  const last = data.at(-1);
  return {
    contacts: onceEach(data.flatMap((page) => page.contacts)),
    requests: data[0]?.requests ?? 0,
    next: last ? last.next : null,
    phase: phaseOf({ isLoading, failed: error !== undefined && data.length === 0 }),
    isLoadingMore: isValidating && size > data.length,
    more: () => void setSize(size + 1),
    retry: () => void mutate(),
  };
}

/** Removes duplicates: a conversation that moved up since is on two pages. */
function onceEach(contacts: readonly Contact[]): Contact[] {
  const seen = new Set<number>();
  return contacts.filter(({ person }) => !seen.has(person.id) && seen.add(person.id));
}

/** Conversations and friends by name; null while there is no search. */
export function useFoundContacts(name: string) {
  const { data, error, mutate } = useRead<ContactPage>(name === '' ? null : apiRoutes.chat({ name }), {
    keepPreviousData: true,
  });
  return {
    contacts: data?.contacts ?? [],
    phase: phaseOf({ isLoading: !data && error === undefined, failed: error !== undefined && !data }),
    retry: () => void mutate(),
  };
}

function phaseOf({
  isLoading,
  failed,
}: {
  isLoading: boolean;
  failed: boolean;
}): 'loading' | 'failed' | 'ready' {
  if (failed) return 'failed';
  return isLoading ? 'loading' : 'ready';
}

function useFreshContacts(read: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        read();
      }, gatherMs);
    };
    const stopEvents = onLive(
      ['chat-send', 'chat-edit', 'chat-delete', 'chat-read', 'chat-change'],
      readSoon,
    );
    const stopPresence = onLive(['presence'], () => void setTimeout(readSoon, presenceMs));
    const stopStatus = onLiveStatus(readSoon);
    const poll = setInterval(() => {
      if (getLiveStatus() !== 'on') readSoon();
    }, pollMs);
    return () => {
      clearTimeout(timer);
      clearInterval(poll);
      stopEvents();
      stopPresence();
      stopStatus();
    };
  }, [read]);
}
