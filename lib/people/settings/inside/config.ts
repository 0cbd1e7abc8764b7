import 'server-only';
import { demoPassword, demoPeople } from '@/lib/people/demo/demo-people';
import { getEnv } from '@/lib/platform/env';
import { liveConfigOf } from '@/lib/platform/realtime/live-server';
import type { PublicConfig } from '@/lib/people/settings/schema';

/** The part of the configuration that the browser may know; it comes from the API and is never part of a cached page. */
export function readConfig(): PublicConfig {
  const { APP_ENV, STATE_STORAGE, STATE_COOKIE_OPTIONS, STATE_DEBUG } = getEnv();
  return {
    app_env: APP_ENV,
    demo: APP_ENV === 'production' ? null : { password: demoPassword, accounts: demoAccounts() },
    live: liveConfigOf(getEnv()),
    storage: STATE_STORAGE,
    cookieOptions: STATE_COOKIE_OPTIONS,
    debug: STATE_DEBUG,
  };
}

const demoAccounts = () =>
  demoPeople.map(({ email, firstName, surname, role }) => ({ email, name: `${firstName} ${surname}`, role }));
