import { z } from 'zod';

/** Attributes of the cookie that holds the persisted state; what is missing is the browser's own default, or ours. */
const cookieOptions = z.strictObject({
  /** Seconds. */
  maxAge: z.int().min(1).optional(),
  path: z
    .string()
    .regex(/^\/[\w/.-]*$/)
    .optional(),
  domain: z
    .string()
    .regex(/^[a-z0-9.-]+$/i)
    .optional(),
  sameSite: z.enum(['lax', 'strict', 'none']).optional(),
  secure: z.boolean().optional(),
});
export type CookieOptions = z.infer<typeof cookieOptions>;

/** Where the browser keeps its state between visits (spec §3): `storage`, `cookieOptions`, `debug`. */
export const stateConfig = z.object({
  storage: z.enum(['cookies', 'localStorage', 'sessionStorage']),
  cookieOptions,
  debug: z.boolean(),
});
export type StateConfig = z.infer<typeof stateConfig>;
export type StateStorage = StateConfig['storage'];
