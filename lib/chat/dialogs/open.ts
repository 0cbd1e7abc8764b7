import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { notify } from '@/lib/people/notifications/notify';
import { changePair } from '@/lib/people/ties/pair';
import { now } from '@/lib/platform/clock';
import { throwIfLimited } from '@/lib/platform/errors';
import { consume } from '@/lib/platform/limits/throttle';
import type { Conversation } from './conversation';
import { insertDialog } from './inside/queries';
import { maxNewcomerDialogsADay, maxNewDialogsADay } from './limits';
import { isNewcomer } from './policy';

const windowSeconds = 24 * 60 * 60;

/**
 * Opens a dialog and stores its first message, in one transaction. To a friend, the conversation is open at once; anybody
 * else gets a request and a notification. Two people who write to each other at the same moment share one dialog.
 * Throws AppError: 'not_joined', 'not_found', 'too_many_requests'. @param write stores the first message
 */
export async function openDialog<T>(
  viewer: Viewer,
  { otherId, dialog }: Conversation,
  write: (on: Connection, dialogId: number) => Promise<T>,
): Promise<T> {
  return changePair(viewer, otherId, {
    prepare: async ({ friendship }) => friendship === 'friends',
    work: async (on, at, areFriends) => {
      if (!areFriends) throwIfLimited(await consume([limitOf(viewer, dialog.registeredAt)], on));
      const id = await insertDialog(on, { me: viewer.id, other: otherId, isAccepted: areFriends, at });
      const written = await write(on, id);
      if (!areFriends) await notify(on, { to: otherId, kind: 'chat_request', person: viewer.id });
      return written;
    },
  });
}

/** The limit of new conversations. */
function limitOf({ id }: Viewer, registeredAt: Date) {
  const max = isNewcomer(registeredAt, now()) ? maxNewcomerDialogsADay : maxNewDialogsADay;
  return { key: `dialogs:${id}`, max, windowSeconds };
}
