import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Connection } from '@/db/client';
import { eraseMediaOf } from './erase';
import { fileName, findFile, keepFile } from './inside/files';
import { hasSender, insertMedia, selectWhole } from './inside/queries';

interface Place {
  dialogId: number;
  seq: number;
}

const keptMedia = z.object({
  kind: z.enum(['picture', 'voice']),
  senderId: z.int(),
  receiverId: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  durationMs: z.int().nullable(),
  createdAt: z.iso.datetime(),
  file: z.base64(),
});
/** A hidden picture or voice note, with everything that is needed to restore it. */
export const takenMedia = keptMedia.nullable();
export type TakenMedia = z.infer<typeof takenMedia>;

/**
 * Erases the picture or voice note of a message that moderators hide. @returns the values to restore it; null when there is
 * none
 */
export async function takeMedia(on: Connection, { dialogId, seq }: Place): Promise<TakenMedia> {
  const row = await selectWhole(on, dialogId, seq);
  if (!row) return null;
  const { id, kind, senderId, receiverId, width, height, durationMs, createdAt } = row;
  const file = await findFile(fileName(id, kind));
  await eraseMediaOf(on, { dialogId, seq });
  if (!file) return null;
  const facts = { kind, senderId, receiverId, width, height, durationMs, createdAt: createdAt.toISOString() };
  return { ...facts, file: file.toString('base64') };
}

/**
 * Restores a file to its message, under a new name, because the old file may still be waiting to be erased. @returns false
 * when the sender's account is gone, with which the file would have been erased
 */
export async function giveMediaBack(
  on: Connection,
  { dialogId, seq }: Place,
  { file, createdAt, ...facts }: NonNullable<TakenMedia>,
): Promise<boolean> {
  if (!(await hasSender(on, dialogId, facts.senderId))) return false;
  const [id, bytes] = [randomUUID(), Buffer.from(file, 'base64')];
  await keepFile(fileName(id, facts.kind), bytes);
  const times = { createdAt: new Date(createdAt) };
  await insertMedia(on, { id, dialogId, seq, bytes: bytes.length, ...facts, ...times });
  return true;
}
