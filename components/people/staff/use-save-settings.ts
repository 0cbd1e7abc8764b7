import { useState } from 'react';
import type { Submission } from '@/components/forms/submission';
import { useCall, type Through } from '@/components/forms/use-call';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { ManagedSettings, Setting, SettingsInput } from '@/lib/people/settings/change-schema';

export type Saving = Submission | { phase: 'saved' } | { phase: 'unchanged' };

/** The stored settings, and a function that saves changes. `through` asks for the password when the server requires it. */
export function useSaveSettings(initial: Setting[], through: Through) {
  const [settings, setSettings] = useState(initial);
  const [rest, setRest] = useState<Saving>({ phase: 'ready' });
  const { submission, call } = useCall({ through });

  async function save(body: SettingsInput) {
    setRest({ phase: 'ready' });
    const saved = await call<ManagedSettings>(apiRoutes.adminSettings(), { method: 'PATCH', body });
    if (!saved) return;
    setSettings(saved.settings);
    setRest({ phase: 'saved' });
  }

  const sayUnchanged = () => setRest({ phase: 'unchanged' });
  return { settings, saving: submission.phase === 'ready' ? rest : submission, save, sayUnchanged };
}
