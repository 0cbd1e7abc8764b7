'use client';

import { useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { useConfirmation } from '@/components/people/auth/use-confirmation';
import { useFocusOnRefusal } from '@/components/forms/use-focus-on-refusal';
import { useHydrated } from '@/components/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { servedVersion } from '@/lib/people/settings/limits';
import type { Setting, SettingsInput } from '@/lib/people/settings/change-schema';
import { CloseSiteDialog } from './close-site-dialog';
import { ClosedNotice } from './closed-notice';
import { SavingNotice } from './saving-notice';
import { SettingField } from './setting-field';
import { settingChanges } from './setting-changes';
import { useSaveSettings } from './use-save-settings';

const groups = ['site', 'social', 'app'] as const;

/** Sends the changed settings. The fields are uncontrolled, so that no refusal can lose typed text. */
export function SettingsForm({ initial }: { initial: Setting[] }) {
  const t = useTranslations('admin.settings');
  const form = useRef<HTMLFormElement>(null);
  const { confirmed, dialog } = useConfirmation();
  const { settings, saving, save, sayUnchanged } = useSaveSettings(initial, confirmed);
  const [closing, setClosing] = useState<SettingsInput | null>(null);
  const errors = saving.phase === 'refused' ? saving.errors : {};
  useFocusOnRefusal(form, saving);

  function send(given: FormData) {
    const changes = settingChanges(settings, given);
    const version = changes['site.frontend_version'];
    if (Object.keys(changes).length === 0) sayUnchanged();
    else if (version !== undefined && version !== '' && version !== servedVersion) setClosing(changes);
    else void save(changes);
  }

  // The dialogs are outside of the form, so that their submit events do not bubble into it.
  return (
    <>
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          send(new FormData(event.currentTarget));
        }}
      >
        <ClosedNotice settings={settings} />
        {groups.map((group) => (
          <Card key={group} role="group" aria-labelledby={group} className="flex flex-col gap-6">
            <h2 id={group} className="text-xl font-semibold">
              {t(`groups.${group}`)}
            </h2>
            {settings
              .filter(({ key }) => key.startsWith(`${group}.`))
              .map((setting) => (
                <SettingField key={setting.key} setting={setting} error={errors[setting.key]?.[0]} />
              ))}
          </Card>
        ))}
        <SavingNotice saving={saving} />
        <Button
          type="submit"
          size="large"
          className="self-start disabled:opacity-100"
          waiting={saving.phase === 'sending'}
          disabled={!useHydrated()}
        >
          {t('submit')}
        </Button>
      </form>
      <CloseSiteDialog
        wanted={closing?.['site.frontend_version'] ?? null}
        onKeep={() => setClosing(null)}
        onClose={() => {
          setClosing(null);
          if (closing) void save(closing);
        }}
      />
      {dialog}
    </>
  );
}
