import type { ErrorCode } from '@/lib/platform/errors';

/** What the description of the API says of an operation. */
export interface Words {
  summary: string;
  /** Codes of its verb; those of the door are known. */
  refusals: readonly ErrorCode[];
}

export function say(summary: string, ...refusals: ErrorCode[]): Words {
  return { summary, refusals };
}
