import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { getEnv } from '@/lib/platform/env';
import { throwIfLimited } from '@/lib/platform/errors';
import { addressBlock } from '@/lib/platform/http/address';
import { countCall } from '@/lib/platform/limits/rate-limit';

/**
 * Security, "Numbers to adopt": 120 searches a minute, counted in windows of five minutes (LIMIT_COSTLY). Throws
 * AppError('too_many_requests').
 */
export function limitSearches(viewer: Pick<Viewer, 'id'> | null, address: string): void {
  const subject = viewer ? `member:${viewer.id}` : addressBlock(address);
  throwIfLimited(countCall(`search:${subject}`, getEnv().LIMIT_COSTLY).waitSeconds);
}
