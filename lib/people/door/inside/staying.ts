import 'server-only';
import type { Caller } from '@/lib/people/auth/caller';
import { AppError } from '@/lib/platform/errors';

/**
 * Nobody sees whoever has asked for their account to be erased, so that they write nothing for others either, and their
 * programs do nothing at all. Throws AppError('account_leaving').
 */
export function requireStaying({ by, viewer }: Caller, isWrite: boolean): void {
  if (viewer?.eraseAt && (isWrite || by === 'api_token')) throw new AppError('account_leaving');
}
