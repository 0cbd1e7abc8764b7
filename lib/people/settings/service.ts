import 'server-only';
import { isDatabaseAway } from '@/lib/platform/database/database';
import { logError } from '@/lib/platform/log';
import { readConfig } from './inside/config';
import { selectSettings } from './stored-settings';
import { settingDefaults, type Settings } from './limits';
import type { SettingsAnswer } from './schema';

/** Every navigation and every page reads the settings, so they are cached for a second. */
const ttlMs = 1000;
/** On globalThis because the middleware and the pages, which one request runs through, have this module each for itself. */
const memory = globalThis as { govorimSettings?: { settings: Promise<Settings>; untilMs: number } };
/** The longest wait for the database, so that a hanging one does not delay every page. */
const timeoutMs = 500;

/** The site's settings; the defaults while the database cannot be reached, so that no page fails because of them. */
export async function getSettings(): Promise<Settings> {
  const known = memory.govorimSettings;
  if (known && known.untilMs >= Date.now()) return known.settings;
  memory.govorimSettings = { settings: readSettings(), untilMs: Date.now() + ttlMs };
  return memory.govorimSettings.settings;
}

async function readSettings(): Promise<Settings> {
  const rows = await Promise.race([selectSettings(), emptyAfterTimeout()]).catch((error: unknown) => {
    if (!isDatabaseAway(error)) logError(error, {});
    return [];
  });
  const known = rows.filter(({ key }) => Object.hasOwn(settingDefaults, key));
  return { ...settingDefaults, ...Object.fromEntries(known.map(({ key, value }) => [key, value])) };
}

async function emptyAfterTimeout(): Promise<never[]> {
  return new Promise((settle) => setTimeout(settle, timeoutMs, []).unref());
}

/** The part of the data a page needs on every navigation (spec §7) that is the same for everybody. */
export async function getSharedSettings(): Promise<Pick<SettingsAnswer, 'settings' | 'config'>> {
  return { settings: await getSettings(), config: readConfig() };
}
