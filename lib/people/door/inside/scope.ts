import 'server-only';
import type { Caller } from '@/lib/people/auth/caller';
import type { TokenScope } from '@/lib/people/auth/viewer';
import { AppError } from '@/lib/platform/errors';

/** Limits a personal API token to its scopes. Throws AppError: 'session_only', 'scope_missing'. */
export function requireScope(caller: Caller, scope: TokenScope | 'session'): void {
  if (caller.by !== 'api_token') return;
  if (scope === 'session') throw new AppError('session_only');
  if (!caller.scopes.includes(scope)) throw new AppError('scope_missing');
}
