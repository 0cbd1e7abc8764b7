import { z } from 'zod';

/** A row's id in a path. */
export const rowId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/u)
  .transform(Number);
