import { hourMs } from '@/lib/platform/time/units';

export const caseStates = ['open', 'decided'] as const;
/** By when moderators mean to decide: sooner where a child may be in danger (security, "Numbers to adopt"). */
export const targetMs = { usual: 24 * hourMs, child: 4 * hourMs };
/** A claimed case is free again after so long. */
export const claimMs = 4 * hourMs;
export const maxReportsADay = 30;
export const casePageSize = 20;
/** How long evidence is kept after the decision. */
export const evidenceDays = 180;
