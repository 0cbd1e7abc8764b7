import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { getEnv } from '@/lib/platform/env';
import { throwIfLimited } from '@/lib/platform/errors';
import { addressBlock } from '@/lib/platform/http/address';
import { countCall } from '@/lib/platform/limits/rate-limit';
import type { Reply } from '@/lib/platform/http/reply';

interface LimitedCall {
  viewer: Viewer | null;
  address: string;
  isWrite: boolean;
  reply: Reply;
}

/**
 * Signed-in calls count per person, others per address (decisions, "Calls and errors"). Throws
 * AppError('too_many_requests').
 */
export function limitCall({ viewer, address, isWrite, reply }: LimitedCall): void {
  const { LIMIT_MEMBER, LIMIT_READS, LIMIT_WRITES } = getEnv();
  const state = viewer
    ? countCall(`member:${viewer.id}`, LIMIT_MEMBER)
    : countCall(
        `${isWrite ? 'writes' : 'reads'}:${addressBlock(address)}`,
        isWrite ? LIMIT_WRITES : LIMIT_READS,
      );
  reply.headers.set('X-RateLimit-Limit', String(state.limit));
  reply.headers.set('X-RateLimit-Remaining', String(state.remaining));
  const { waitSeconds } = state;
  throwIfLimited(waitSeconds);
}
