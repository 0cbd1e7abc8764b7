import 'server-only';
import { sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import type { Change } from '@/lib/chat/messages/change';
import { dayMs } from '@/lib/platform/time/units';

export interface CorrectionRow {
  id: number;
  correctorId: number;
  original: string;
  body: string;
  reason: string | null;
}

const columns = sql`c.id, c.corrector_id as "correctorId", c.original, c.body, c.reason`;
const momentOf = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const keyOf = ({ dialogId, seq }: Pick<Change, 'dialogId' | 'seq'>) =>
  sql`c.dialog_id = ${dialogId} and c.seq = ${seq}::bigint`;

/** Gives the message its new version. */
async function touch(on: Connection, { dialogId, seq, version }: Change): Promise<void> {
  await on.execute(sql`
    update messages set version = ${version}::bigint where dialog_id = ${dialogId} and seq = ${seq}::bigint`);
}

/** Stores a correction; it replaces an earlier one that was neither answered nor settled. */
export async function putCorrection(
  on: Connection,
  change: Change,
  { me, original, body, reason }: { me: number; original: string; body: string; reason: string | null },
): Promise<void> {
  await on.execute(sql`
    insert into message_corrections as c (dialog_id, seq, corrector_id, original, body, reason, created_at)
    values (${change.dialogId}, ${change.seq}::bigint, ${me}, ${original}, ${body}, ${reason}, ${momentOf(change.at)})
    on conflict (dialog_id, seq) do update set original = excluded.original, body = excluded.body, reason = excluded.reason,
      created_at = excluded.created_at
      where c.accepted_at is null and c.declined_at is null and c.settled_at is null`);
  await touch(on, change);
}

/** Deletes a correction. */
export async function deleteCorrection(on: Connection, change: Change): Promise<void> {
  await on.execute(sql`delete from message_corrections c where ${keyOf(change)}`);
  await touch(on, change);
}

/** Stores the author's answer. Null when the correction is gone or was answered before. */
export async function answerCorrection(
  on: Connection,
  change: Change,
  answer: 'accept' | 'decline',
): Promise<CorrectionRow | null> {
  const column = sql.raw(answer === 'accept' ? 'accepted_at' : 'declined_at');
  const [row] = await on.execute<CorrectionRow & Record<string, unknown>>(sql`
    update message_corrections c set ${column} = ${momentOf(change.at)}
    where ${keyOf(change)} and c.accepted_at is null and c.declined_at is null returning ${columns}`);
  await touch(on, change);
  return row ?? null;
}

/** The oldest correction that was made before `madeUntil` and was neither declined nor settled; null when there is none. */
export async function selectUnopposed(on: Connection, madeUntil: Date): Promise<CorrectionRow | null> {
  const [row] = await on.execute<CorrectionRow & Record<string, unknown>>(sql`
    select ${columns} from message_corrections c
    where c.settled_at is null and c.declined_at is null and c.created_at <= ${momentOf(madeUntil)}
    order by c.created_at, c.id limit 1`);
  return row ?? null;
}

export interface SettlementFacts extends Record<string, unknown> {
  /** Whether it was settled or declined. */
  isOver: boolean;
  /** Whether both people have an account and neither blocks the other. */
  isReachable: boolean;
  isOfNewcomers: boolean;
  pointsToday: number;
  paidOfPairToday: number;
}

/**
 * The facts that decide about the points of a correction; null when it was withdrawn. Locks the rows of the dialog and of
 * the corrector, so that of two corrections settled at the same time the second one counts the first.
 */
export async function lockSettlementFacts(
  on: Connection,
  id: number,
  at: Date,
): Promise<SettlementFacts | null> {
  const since = momentOf(new Date(at.getTime() - dayMs));
  await on.execute(sql`
    select d.id from dialogs d join message_corrections c on c.dialog_id = d.id where c.id = ${id} for no key update of d`);
  await on.execute(sql`
    select u.id from users u join message_corrections c on c.corrector_id = u.id where c.id = ${id} for no key update of u`);
  const [row] = await on.execute<SettlementFacts>(sql`
    select c.settled_at is not null or c.declined_at is not null as "isOver", a.id is not null and b.id is not null and not exists (select 1 from blocks k
        where (k.blocker_id = a.id and k.blocked_id = b.id) or (k.blocker_id = b.id and k.blocked_id = a.id)) as "isReachable",
      coalesce(greatest(a.created_at, b.created_at) > c.created_at - interval '1 day', true) as "isOfNewcomers",
      (select coalesce(sum(r.points), 0)::int from rewards r
        where r.user_id = c.corrector_id and r.reason = 'correction' and r.paid_at > ${since}) as "pointsToday",
      (select count(*)::int from message_corrections o
        where o.dialog_id = c.dialog_id and o.points > 0 and o.settled_at > ${since}) as "paidOfPairToday"
    from message_corrections c join dialogs d on d.id = c.dialog_id
    left join users a on a.id = d.low_id left join users b on b.id = d.high_id
    where c.id = ${id}`);
  return row ?? null;
}

export async function markSettled(
  on: Connection,
  { id, points, at }: { id: number; points: number; at: Date },
): Promise<void> {
  await on.execute(sql`
    update message_corrections set points = ${points}, settled_at = ${momentOf(at)} where id = ${id}`);
}
