import type { ReportSubjectKind } from '@/lib/people/reports/subject';
import { claimMs } from './limits';

interface Claim {
  claimedBy: number | null;
  claimedAt: Date | null;
}

/** The moderator who holds a case at a time; null when anybody may claim it. */
export function claimerOf({ claimedBy, claimedAt }: Claim, at: Date): number | null {
  const isLive = claimedAt !== null && claimedAt.getTime() + claimMs > at.getTime();
  return isLive ? claimedBy : null;
}

/** Private kinds: not every moderator may read what two people wrote to each other. */
const privateKinds: ReadonlySet<ReportSubjectKind> = new Set<ReportSubjectKind>(['message']);

interface Held extends Claim {
  kind: ReportSubjectKind;
  decidedBy: number | null;
  decidedAt: Date | null;
}

/** Whether a moderator may read the evidence: for private kinds, only the one who holds the case or has decided it. */
export function canReadEvidence(held: Held, { me, at }: { me: number; at: Date }): boolean {
  if (!privateKinds.has(held.kind)) return true;
  return (held.decidedAt ? held.decidedBy : claimerOf(held, at)) === me;
}
