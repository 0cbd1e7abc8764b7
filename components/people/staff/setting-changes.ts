import type { Setting, SettingsInput } from '@/lib/people/settings/change-schema';

/** What differs in a form from what is stored. */
export function settingChanges(settings: readonly Setting[], form: FormData): SettingsInput {
  const changes = settings.flatMap(({ key, value }) => {
    // A box that is not ticked is not in the form.
    const typed = form.get(key) ?? '';
    return typeof typed === 'string' && typed.trim() !== value ? [[key, typed] as const] : [];
  });
  return Object.fromEntries(changes);
}
