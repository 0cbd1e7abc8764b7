import 'server-only';
import type { Caller } from '@/lib/people/auth/caller';
import { AppError } from '@/lib/platform/errors';

/**
 * People who have asked to erase their account are hidden from others, so they may not write for others, and their programs
 * may do nothing. Throws AppError('account_leaving').
 */
export function requireStaying({ by, viewer }: Caller, isWrite: boolean): void {
  if (viewer?.eraseAt && (isWrite || by === 'api_token')) throw new AppError('account_leaving');
}
