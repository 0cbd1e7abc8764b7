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

/**
 * Asks what has changed since the cursor, one call at a time; what wishes to ask during a call is asked once more after it.
 * Never rejects: the next event asks again.
 */
export function createCatchUp({ version, fetchChanges, onChanges, onGap }: Options): () => Promise<void> {
  let cursor = version;
  let isAsking = false;
  let isWanted = false;

  async function ask(): Promise<void> {
    const { messages, more } = await fetchChanges(cursor);
    if (more) {
      cursor = await onGap();
      return;
    }
    onChanges(messages);
    cursor = Math.max(cursor, ...messages.map((message) => message.version));
  }

  return async () => {
    isWanted = true;
    if (isAsking) return;
    isAsking = true;
    while (isWanted) {
      isWanted = false;
      await ask().catch(() => undefined);
    }
    isAsking = false;
  };
}
