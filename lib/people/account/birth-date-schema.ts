import { z } from 'zod';
import { ageOn } from '@/lib/people/audience/age-policy';
import { now } from '@/lib/platform/clock';
import { rule } from '@/lib/platform/validation/rule';

/** The youngest age bracket of the community begins at this age. */
const minAgeYears = 14;
const maxAgeYears = 120;

/** A day like 2009-02-28. People who are too young get an error of their own, as does a day that cannot be meant. */
export const birthDate = z.iso
  .date()
  .min(1)
  .superRefine((date, context) => {
    const today = now().toISOString().slice(0, 10);
    const age = ageOn(date, today);
    if (date > today || age > maxAgeYears) context.addIssue({ code: 'custom', ...rule('birth_date') });
    else if (age < minAgeYears)
      context.addIssue({ code: 'custom', ...rule('min_age', { min: minAgeYears }) });
  })
  .describe(`A day at least ${minAgeYears} and at most ${maxAgeYears} years ago.`);

/** The date of birth, sent with somebody's first public text. */
export const firstBirthDate = birthDate
  .exactOptional()
  .describe('Only with the first thing that somebody says: without it, the answer asks for it.');
