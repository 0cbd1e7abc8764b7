import { z } from 'zod';
import { badgeNames } from './inside/badges';

/** Rank and badges that were reached for the first time. */
export const earned = z
  .object({
    rank: z.int().nullable().describe('The rank that was reached.'),
    badges: z.array(z.enum(badgeNames)),
  })
  .meta({ id: 'Earned' });
export type Earned = z.infer<typeof earned>;
