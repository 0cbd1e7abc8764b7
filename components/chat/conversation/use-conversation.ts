import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { onLive } from '@/lib/browser/realtime/live-hub';
import type { ConversationView, MessagePage, MessageView } from '@/lib/chat/messages/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { movedTo, opened, withChanges, withMessage, withNewer, withOlder, type Timeline } from './timeline';
import { refreshed } from './refreshed';
import { useFreshness } from './use-freshness';

export type Loading = 'idle' | 'older' | 'newer' | 'failed';

/** The loaded messages of a conversation, kept up to date by events, and by polling while there are none. */
export function useConversation(first: ConversationView) {
  const { id } = first.person;
  const [about, setAbout] = useState(first);
  const [timeline, setTimeline] = useState<Timeline>(() => opened(first));
  const [loading, setLoading] = useState<Loading>('idle');
  const current = useRef<Promise<void> | null>(null);

  async function run(what: 'older' | 'newer', work: () => Promise<void>) {
    setLoading(what);
    try {
      await work();
      setLoading('idle');
    } catch {
      setLoading('failed');
    } finally {
      current.current = null;
    }
  }

  /** Pages are loaded one at a time; a reader who scrolls on causes the next one. */
  async function load(what: 'older' | 'newer', work: () => Promise<void>) {
    if (current.current) return;
    current.current = run(what, work);
    await current.current;
  }

  const page = async (wanted: Record<string, string>) =>
    fetchJson<MessagePage>(apiRoutes.messages(id, wanted));

  const loadOlder = async () =>
    load('older', async () => {
      const from = timeline.messages[0]?.seq;
      if (!timeline.hasOlder || from === undefined) return;
      const older = await page({ before: String(from) });
      setTimeline((known) => withOlder(known, { page: older, from }));
    });

  const loadNewer = async () =>
    load('newer', async () => {
      const from = timeline.messages.at(-1)?.seq;
      if (!timeline.hasNewer || from === undefined) return;
      const newer = await page({ from: String(from) });
      setTimeline((known) => withNewer(known, { page: newer, from }));
    });

  /** Loads the messages around a distant one, after the page that is being loaded. */
  const moveTo = async (seq: number) => {
    while (current.current) await current.current;
    return load('older', async () => {
      const around = await page({ before: String(seq + 1) });
      setTimeline((known) => movedTo(known, around));
    });
  };

  /** Fetches the state of the conversation; the messages stay. */
  const refresh = async () => {
    const now = await fetchJson<ConversationView>(apiRoutes.conversation(id));
    setAbout((known) => refreshed(known, now));
    return now;
  };

  /** Fetches the conversation again, with its latest messages. */
  const reopen = async () => {
    const now = await refresh();
    setTimeline(opened(now));
    return now.version;
  };

  useFreshness(first, {
    isKnown: (seq) => timeline.messages.some((message) => message.seq === seq),
    onChanges: (changed) => setTimeline((known) => withChanges(known, changed)),
    onChange: refresh,
    onGap: reopen,
  });
  useEffect(
    () =>
      onLive(['chat-read'], ({ data }) => {
        if (data.from_id !== id) return;
        setAbout((known) => ({ ...known, their_read_seq: Math.max(known.their_read_seq ?? 0, data.seq) }));
      }),
    [id],
  );

  usePresence(id, async () => {
    const { person } = await fetchJson<ConversationView>(apiRoutes.conversation(id));
    setAbout((known) => ({ ...known, person }));
  });

  return {
    about,
    setAbout,
    timeline,
    loading,
    loadOlder,
    loadNewer,
    moveTo,
    reopen,
    take: (message: MessageView) => setTimeline((known) => withMessage(known, message)),
  };
}

/** A person who loads another page is gone and back within this time. */
const presenceMs = 2_000;

/** Asks whether the other person is online when that may have changed. */
function usePresence(id: number, ask: () => Promise<void>): void {
  const latest = useEffectEvent(() => void ask().catch(() => undefined));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onLive(['presence'], ({ data }) => {
      if (data.id !== id) return;
      clearTimeout(timer);
      timer = setTimeout(() => latest(), presenceMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [id]);
}
