'use client';

import { useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { useCall } from '@/components/forms/use-call';
import { useFocusOnRefusal } from '@/components/forms/use-focus-on-refusal';
import { useHydrated } from '@/components/forms/use-hydrated';
import type { OwnProfile, ProfileInput } from '@/lib/community/profiles/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { BirthDate } from './birth-date';
import { ContactSection } from './contact-section';
import { TitledCard } from '@/components/ui/titled-card';
import { HopesSection } from './hopes-section';
import { LanguageSection } from './language-section';
import { MeSection } from './me-section';
import { inputOf, ProfileDraftContext, type NamedOption } from './profile-draft';
import { SaveBar } from './save-bar';
import { TimeSection } from './time-section';
import { useUnsavedWarning } from './use-unsaved-warning';

interface Props {
  profile: OwnProfile;
  timeZone: string;
  countries: readonly NamedOption[];
  languages: readonly NamedOption[];
}

/** The form of the profile, saved with one button. */
export function ProfileEditor({ profile, timeZone, countries, languages }: Props) {
  const t = useTranslations('profile.update.sections');
  const [stored, store] = useState(profile);
  const [values, setValues] = useState<ProfileInput>(() => inputOf(profile));
  const { submission, call } = useCall();
  const form = useRef<HTMLFormElement>(null);
  const isChanged = JSON.stringify(values) !== JSON.stringify(inputOf(stored));
  useFocusOnRefusal(form, submission);
  useUnsavedWarning(isChanged);

  async function save() {
    const saved = await call<OwnProfile>(apiRoutes.profile(), { method: 'PUT', body: values });
    if (!saved) return;
    store(saved);
    setValues(inputOf(saved));
  }

  const errors = submission.phase === 'refused' ? submission.errors : {};
  const errorOf = (field: keyof ProfileInput) =>
    Object.entries(errors).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1][0];
  const set = (change: Partial<ProfileInput>) => setValues((before) => ({ ...before, ...change }));

  return (
    <ProfileDraftContext value={{ values, set, errorOf, countries, languages }}>
      <form
        ref={form}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <fieldset disabled={!useHydrated()} className="flex min-w-0 flex-col gap-6">
          <TitledCard id="me" title={t('me')}>
            <BirthDate profile={stored} />
            <MeSection />
          </TitledCard>
          <TitledCard id="languages-spoken" title={t('languages')}>
            <LanguageSection />
          </TitledCard>
          <TitledCard id="hopes" title={t('hopes')}>
            <HopesSection />
          </TitledCard>
          <TitledCard id="time" title={t('time')}>
            <TimeSection timeZone={timeZone} />
          </TitledCard>
          <TitledCard id="contact" title={t('contact')}>
            <ContactSection />
          </TitledCard>
          <SaveBar
            profile={stored}
            submission={submission}
            isChanged={isChanged}
            isNew={stored !== profile}
          />
        </fieldset>
      </form>
    </ProfileDraftContext>
  );
}
