import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import {
  countUnreadWarnings,
  insertAppeal,
  lockSanction,
  selectSanctionsOf,
  updateAcknowledged,
  type OwnRow,
} from './inside/queries';
import { isMuted } from '@/lib/people/auth/sanction-policy';
import type { AppealInput, OwnSanction, OwnSanctions } from './schema';

type Me = Pick<Viewer, 'id'>;

/** The viewer's sanctions with their reasons, the latest first. */
export async function listOwnSanctions({ id }: Me): Promise<OwnSanctions> {
  return { sanctions: (await selectSanctionsOf(id)).map((row) => viewOf(row, now())) };
}

/** The sanctions that every page for members may show: the number of unread warnings, and the end of a mute. */
export async function getSanctionNotice(viewer: Pick<Viewer, 'id' | 'mutedUntil'>) {
  return {
    warnings: await countUnreadWarnings(viewer.id),
    mutedUntil: isMuted(viewer, now()) ? (viewer.mutedUntil?.toISOString() ?? null) : null,
  };
}

/** Marks a sanction as read; a repeat changes nothing. Throws AppError('not_found'). */
export async function acknowledgeSanction({ id }: Me, sanction: number): Promise<OwnSanctions> {
  if (!(await updateAcknowledged(id, sanction, now()))) throw new AppError('not_found');
  return listOwnSanctions({ id });
}

/**
 * Appeals against a sanction, once; a repeat of the same text changes nothing. Throws AppError: 'not_found' for somebody
 * else's sanction, 'forbidden' when it was appealed with another text.
 */
export async function appealSanction(
  { id: me }: Me,
  id: number,
  { text }: AppealInput,
): Promise<OwnSanctions> {
  await db.transaction(async (on) => {
    const sanction = await lockSanction(on, id);
    if (sanction?.userId !== me) throw new AppError('not_found');
    if (sanction.appeal?.text === text) return;
    if (sanction.appeal) throw new AppError('forbidden');
    await insertAppeal(on, { sanctionId: id, text, createdAt: now() });
  });
  return listOwnSanctions({ id: me });
}

function viewOf(row: OwnRow, at: Date): OwnSanction {
  const { id, kind, reason, createdAt, endsAt, acknowledgedAt, appeal } = row;
  return {
    id,
    kind,
    reason,
    at: createdAt.toISOString(),
    until: endsAt?.toISOString() ?? null,
    state: stateOf(row, at),
    acknowledged_at: acknowledgedAt?.toISOString() ?? null,
    appeal: appeal && {
      text: appeal.text,
      at: appeal.createdAt.toISOString(),
      outcome: appeal.outcome,
      answer: appeal.answer,
      decided_at: appeal.decidedAt?.toISOString() ?? null,
    },
  };
}

function stateOf({ kind, endsAt, acknowledgedAt, liftedAt }: OwnRow, at: Date): OwnSanction['state'] {
  if (liftedAt) return 'lifted';
  const isOver = kind === 'warning' ? acknowledgedAt !== null : endsAt !== null && endsAt <= at;
  return isOver ? 'ended' : 'active';
}
