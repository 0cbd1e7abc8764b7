import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { isDatabaseAway } from '@/lib/platform/database/database';
import { logError } from '@/lib/platform/log';
import { countNotifications } from '@/lib/people/notifications/service';
import { readConfig } from './config';
import { selectSettings } from './queries';
import { settingDefaults, type Settings } from './limits';
import type { SettingsAnswer } from './schema';

/** Settings are read on every navigation and every page: kept for a second. */
const freshness = 1000;
/** A database that hangs must not hold a page for a title, either. */
const patience = 500;
let kept: { settings: Promise<Settings>; until: number } | undefined;

/** The site's settings; the defaults while the database is away, so that no page fails for a title. */
export async function getSettings(): Promise<Settings> {
  if (!kept || kept.until < Date.now()) {
    kept = { settings: readSettings(), until: Date.now() + freshness };
  }
  return kept.settings;
}

async function readSettings(): Promise<Settings> {
  const rows = await Promise.race([selectSettings(), noneInTime()]).catch((error: unknown) => {
    if (!isDatabaseAway(error)) logError(error, {});
    return [];
  });
  const known = rows.filter(({ key }) => Object.hasOwn(settingDefaults, key));
  return { ...settingDefaults, ...Object.fromEntries(known.map(({ key, value }) => [key, value])) };
}

async function noneInTime(): Promise<never[]> {
  return new Promise((settle) => setTimeout(settle, patience, []).unref());
}

/** What a page needs on every navigation (spec §7). */
export async function getSettingsAnswer(viewer: Viewer | null): Promise<SettingsAnswer> {
  const [settings, notify] = await Promise.all([getSettings(), countNotifications(viewer)]);
  return { settings, notify, config: readConfig() };
}
