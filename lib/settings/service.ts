import 'server-only';
import { demoPassword, demoPeople } from '@/lib/auth/demo-people';
import { getEnv } from '@/lib/env';
import { selectSettings } from './queries';
import { settingDefaults, type PublicConfig, type Settings, type SettingsView } from './schema';

/** Settings are read on every navigation and every page: kept for a second. */
const freshness = 1000;
let kept: { settings: Promise<Settings>; until: number } | undefined;

/** The site's settings; the defaults while the database is away, so that no page fails for a title. */
export async function getSettings(): Promise<Settings> {
  if (!kept || kept.until < Date.now()) {
    kept = { settings: readSettings(), until: Date.now() + freshness };
  }
  return kept.settings;
}

async function readSettings(): Promise<Settings> {
  const rows = await selectSettings().catch(() => []);
  const known = rows.filter(({ key }) => key in settingDefaults);
  return { ...settingDefaults, ...Object.fromEntries(known.map(({ key, value }) => [key, value])) };
}

export async function getSettingsView(): Promise<SettingsView> {
  return { settings: await getSettings(), config: readConfig() };
}

function readConfig(): PublicConfig {
  const { APP_ENV } = getEnv();
  if (APP_ENV === 'production') return { app_env: APP_ENV, demo: null };
  const accounts = demoPeople.map(({ email, firstName, surname, role }) => ({
    email,
    name: `${firstName} ${surname}`,
    role,
  }));
  return { app_env: APP_ENV, demo: { password: demoPassword, accounts } };
}
