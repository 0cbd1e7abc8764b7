import type { MessagePage, MessageView } from '@/lib/chat/messages/schema';

interface Options {
  /** Changes up to this version are known. */
  version: number;
  /** Requests the changes after a version. */
  fetchChanges: (after: number) => Promise<MessagePage>;
  onChanges: (changed: readonly MessageView[]) => void;
  /**
   * Called when there are more changes than one page: loads the conversation again. @returns the version that is known then
   */
  onGap: () => Promise<number>;
}

export interface CatchUp {
  /**
   * Requests the changes after the cursor, one request at a time; a call during a request causes one more after it. Never
   * rejects: the next event requests again.
   */
  ask: () => Promise<void>;
  /**
   * Notes a version that is known already, so that it need not be requested, unless earlier ones are missing. @returns
   * whether nothing has to be requested
   */
  skip: (version: number) => boolean;
}

export function createCatchUp({ version, fetchChanges, onChanges, onGap }: Options): CatchUp {
  let cursor = version;
  let isAsking = false;
  let isWanted = false;

  async function askOnce(): Promise<void> {
    const { messages, more } = await fetchChanges(cursor);
    if (more) {
      cursor = await onGap();
      return;
    }
    onChanges(messages);
    cursor = Math.max(cursor, ...messages.map((message) => message.version));
  }

  async function ask(): Promise<void> {
    isWanted = true;
    if (isAsking) return;
    isAsking = true;
    while (isWanted) {
      isWanted = false;
      await askOnce().catch(() => undefined);
    }
    isAsking = false;
  }

  return {
    ask,
    skip: (known) => {
      if (cursor === known - 1) cursor = known;
      return cursor >= known;
    },
  };
}
