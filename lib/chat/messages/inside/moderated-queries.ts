import 'server-only';
import { sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import type { Change } from './write-queries';

/** The two people of a dialog; null when it is gone. */
export async function selectPair(on: Connection, dialogId: number) {
  const [row] = await on.execute<{ lowId: number; highId: number }>(
    sql`select low_id as "lowId", high_id as "highId" from dialogs where id = ${dialogId}`,
  );
  return row ?? null;
}

/** A message by either person; null when it is gone. */
export async function selectSealed(on: Connection, { dialogId, seq }: Pick<Change, 'dialogId' | 'seq'>) {
  const [row] = await on.execute<{ body: string; isDeleted: boolean }>(sql`
    select body, deleted_at is not null as "isDeleted" from messages
    where dialog_id = ${dialogId} and seq = ${seq}::bigint`);
  return row ?? null;
}

/** Restores the text of an erased message. */
export async function restoreBody(on: Connection, { dialogId, seq, version }: Change, body: string) {
  await on.execute(sql`
    update messages set body = ${body}, deleted_at = null, version = ${version}::bigint
    where dialog_id = ${dialogId} and seq = ${seq}::bigint and deleted_at is not null`);
}
