import { z } from 'zod';

/** The answer of a verb that has nothing to say. */
export const nothing = z.strictObject({});
