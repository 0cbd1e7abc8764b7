import { hourMs } from '@/lib/platform/time/units';

export const caseStates = ['open', 'decided'] as const;
/** Time in which moderators aim to decide: shorter when a child may be in danger (security, "Numbers to adopt"). */
export const targetMs = { usual: 24 * hourMs, child: 4 * hourMs };
/** A claim ends after this time. */
export const claimMs = 4 * hourMs;
export const maxReportsADay = 30;
export const casePageSize = 20;
/** Days that evidence is kept after the decision. */
export const evidenceDays = 180;
