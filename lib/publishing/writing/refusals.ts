import type { ErrorCode } from '@/lib/platform/errors';

/* The codes that calls of those who write refuse with, for the description of the API. */
export const forReaders = ['not_found', 'second_factor_missing'] as const satisfies ErrorCode[];
export const forWriters = [...forReaders, 'email_unverified'] as const satisfies ErrorCode[];
export const forDeeds = [
  ...forWriters,
  'not_approved',
  'confirmation_required',
] as const satisfies ErrorCode[];
