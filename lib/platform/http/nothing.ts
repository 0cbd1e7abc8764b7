import { z } from 'zod';

/** An empty answer: `{}`. */
export const nothing = z.strictObject({});
