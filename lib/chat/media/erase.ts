import 'server-only';
import type { Connection } from '@/db/client';
import { defineJob } from '@/lib/platform/jobs/job';
import { dropFile, fileName, type MediaKind } from './inside/files';
import { deleteOfMessage, deleteOfSender } from './inside/queries';

/** Deletes files whose rows a transaction has deleted. */
export const dropMediaJob = defineJob<{ names: string[] }>('drop_chat_media');
export async function dropMedia({ names }: { names: string[] }): Promise<void> {
  for (const name of names) await dropFile(name);
}

/** Part of deleting a message. */
export async function eraseMediaOf(
  on: Connection,
  { dialogId, seq }: { dialogId: number; seq: number },
): Promise<void> {
  await queueDrop(on, await deleteOfMessage(on, dialogId, seq));
}

/** Part of erasing an account: its pictures and voice notes, and the messages that show them. */
export async function eraseMediaOfSender(on: Connection, userId: number): Promise<void> {
  await queueDrop(on, await deleteOfSender(on, userId));
}

async function queueDrop(on: Connection, gone: { id: string; kind: MediaKind }[]): Promise<void> {
  const names = gone.map(({ id, kind }) => fileName(id, kind));
  if (names.length > 0) await dropMediaJob.queue({ names }, on);
}
