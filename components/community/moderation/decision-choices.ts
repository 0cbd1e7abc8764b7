import type { SanctionInput } from '@/lib/people/sanctions/schema';

/** Sanctions in the order of the list; `mute-7`: seven days. */
export const sanctionChoices = [
  'none',
  'warning',
  'mute-1',
  'mute-7',
  'mute-30',
  'suspension-1',
  'suspension-7',
  'suspension-30',
  'suspension-good',
] as const;
export type SanctionChoice = (typeof sanctionChoices)[number];

const inputs: Record<SanctionChoice, SanctionInput | null> = {
  none: null,
  warning: { kind: 'warning' },
  'mute-1': { kind: 'mute', days: 1 },
  'mute-7': { kind: 'mute', days: 7 },
  'mute-30': { kind: 'mute', days: 30 },
  'suspension-1': { kind: 'suspension', days: 1 },
  'suspension-7': { kind: 'suspension', days: 7 },
  'suspension-30': { kind: 'suspension', days: 30 },
  'suspension-good': { kind: 'suspension', days: null },
};

/** The sanction of an option; null for 'none' and for a value that is no option. */
export function sanctionOf(chosen: unknown): SanctionInput | null {
  const choice = sanctionChoices.find((each) => each === chosen);
  return choice === undefined ? null : inputs[choice];
}
