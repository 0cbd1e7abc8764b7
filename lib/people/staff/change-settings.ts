import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { announcePageChange } from '@/lib/platform/cache/cache';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { findLastChanges, writeStaffLog, type RequestContext } from './log';
import { canChangeSettings } from './policy';
import { settingKeys } from '@/lib/people/settings/limits';
import type { ManagedSettings, SettingsInput } from '@/lib/people/settings/change-schema';
import { lockSettings, selectSettings, upsertSetting } from '@/lib/people/settings/stored-settings';
import { settingDefaults } from '@/lib/people/settings/limits';

/** Every setting with its current value, its default and its last change. Throws AppError('forbidden'). */
export async function listSettings(viewer: Viewer): Promise<ManagedSettings> {
  if (!canChangeSettings(viewer)) throw new AppError('forbidden');
  const [rows, changes] = await Promise.all([selectSettings(), findLastChanges('setting_changed')]);
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  return {
    settings: settingKeys.map((key) => ({
      key,
      value: values.get(key) ?? settingDefaults[key],
      default: settingDefaults[key],
      changed: changes.get(key) ?? null,
    })),
  };
}

/** Changes the settings that differ and logs each change; every process shows the new values within two seconds. */
export async function changeSettings(
  viewer: Viewer,
  input: SettingsInput,
  audit: RequestContext,
): Promise<ManagedSettings> {
  if (!canChangeSettings(viewer)) throw new AppError('forbidden');
  await db.transaction(async (on) => {
    const stored = new Map((await lockSettings(on)).map(({ key, value }) => [key, value]));
    for (const key of settingKeys) {
      const before = stored.get(key) ?? settingDefaults[key];
      const after = input[key];
      if (after === undefined || after === before) continue;
      await upsertSetting(on, key, after);
      const change = { action: 'setting_changed', target: key, before, after } as const;
      await writeStaffLog(on, { staffId: viewer.id, ...audit }, change);
    }
    await announcePageChange(on, 'settings');
  });
  return listSettings(viewer);
}
