import { z } from 'zod';
import { roles } from '@/db/enums';
import { liveConfig } from '@/lib/platform/realtime/schema';
import { stateConfig } from '@/lib/platform/state-config';
import { notify } from './notify-schema';

/** Run-time configuration that the browser may know. */
const publicConfig = stateConfig.extend({
  live: liveConfig,
  app_env: z.enum(['demo', 'development', 'production']),
  /** Only under APP_ENV=demo or development. */
  demo: z
    .object({
      password: z.string(),
      accounts: z.array(z.object({ email: z.string(), name: z.string(), role: z.enum(roles) })),
    })
    .nullable(),
});
export type PublicConfig = z.infer<typeof publicConfig>;

/** The answer of GET /api/settings, which is called on every navigation (spec §7). */
export const settingsAnswer = z.object({
  settings: z.record(z.string(), z.string()),
  notify,
  config: publicConfig,
});
export type SettingsAnswer = z.infer<typeof settingsAnswer>;
