import { z } from 'zod';

/** Bytes of a report. */
export const reportLimit = 2048;

/** What a browser tells of a page that failed there: nothing a person typed, and no query of an address. */
export const clientErrorInput = z.strictObject({
  /** Made by the browser, and shown to the reader. */
  id: z.string().regex(/^[\w-]{8,64}$/),
  name: z.string().max(60),
  message: z.string().max(300),
  path: z
    .string()
    .max(300)
    .regex(/^\/[^?#]*$/),
  /** The first lines of the stack. */
  stack: z.string().max(800).optional(),
});
export type ClientErrorInput = z.infer<typeof clientErrorInput>;
