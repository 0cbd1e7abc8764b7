import 'server-only';
import { atOnce } from '@/lib/platform/export/records';
import { listOwnSanctions } from './own';

/** Somebody's sanctions and their appeals. */
export const exportSanctions = (userId: number) => atOnce('sanction', () => readSanctions(userId));

async function readSanctions(userId: number) {
  const { sanctions } = await listOwnSanctions({ id: userId });
  return sanctions.map(({ at: moment, kind, reason, until, state, appeal }) => ({
    moment,
    kind,
    reason,
    until,
    state,
    appeal: appeal?.text ?? null,
    outcome: appeal?.outcome ?? null,
    answer: appeal?.answer ?? null,
  }));
}
