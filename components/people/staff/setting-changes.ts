import type { Setting, SettingsInput } from '@/lib/people/settings/change-schema';

/** The settings that differ between the form and the stored values. */
export function settingChanges(settings: readonly Setting[], form: FormData): SettingsInput {
  const changes = settings.flatMap(({ key, value }) => {
    // FormData does not contain an unticked checkbox.
    const typed = form.get(key) ?? '';
    return typeof typed === 'string' && typed.trim() !== value ? [[key, typed] as const] : [];
  });
  return Object.fromEntries(changes);
}
