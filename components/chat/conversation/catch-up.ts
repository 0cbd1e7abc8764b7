import type { MessagePage, MessageView } from '@/lib/chat/messages/schema';

interface Options {
  /** Everything up to this number is known. */
  version: number;
  /** What has changed since a number. */
  fetchChanges: (after: number) => Promise<MessagePage>;
  onChanges: (changed: readonly MessageView[]) => void;
  /** More has happened than is worth catching up with: begin anew. @returns the number that is known then */
  onGap: () => Promise<number>;
}

export interface CatchUp {
  /**
   * Asks what has changed since the cursor, one call at a time; what wishes to ask during a call is asked once more after it.
   * Never rejects: the next event asks again.
   */
  ask: () => Promise<void>;
  /** A change that is known already: it need not be asked for, unless others came before it. @returns whether that is so */
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
