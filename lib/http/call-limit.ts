import 'server-only';
import type { Viewer } from '@/lib/auth/viewer';
import { getEnv } from '@/lib/env';
import { refuseUntil } from '@/lib/errors';
import { addressBlock } from './address';
import { countCall } from './rate-limit';
import type { Reply } from './reply';

interface Counted {
  viewer: Viewer | null;
  address: string;
  isWrite: boolean;
  reply: Reply;
}

/** Signed-in calls count per person, others per address (decisions, "Calls and errors"). Throws AppError('too_many_requests'). */
export function limitCall({ viewer, address, isWrite, reply }: Counted): void {
  const { LIMIT_MEMBER, LIMIT_READS, LIMIT_WRITES } = getEnv();
  const standing = viewer
    ? countCall(`member:${viewer.id}`, LIMIT_MEMBER)
    : countCall(
        `${isWrite ? 'writes' : 'reads'}:${addressBlock(address)}`,
        isWrite ? LIMIT_WRITES : LIMIT_READS,
      );
  reply.headers.set('X-RateLimit-Limit', String(standing.limit));
  reply.headers.set('X-RateLimit-Remaining', String(standing.remaining));
  const { wait } = standing;
  refuseUntil(wait);
}
