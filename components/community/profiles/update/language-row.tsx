import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { usePersonLabels } from '@/components/community/profiles/person-labels';
import { Checkbox } from '@/components/ui/checkbox';
import { IconButton } from '@/components/ui/icon-button';
import { SelectField } from '@/components/ui/select-field';
import { languageLevels } from '@/lib/community/profiles/limits';
import type { SpokenLanguage } from '@/lib/community/profiles/schema';
import { oneOf, useProfileDraft } from './profile-draft';

/** A language with its level, and whether the person learns it. */
export function LanguageRow({ spoken }: { spoken: SpokenLanguage }) {
  const t = useTranslations('profile.update');
  const labels = usePersonLabels();
  const { values, set, languages } = useProfileDraft();
  const { language, level, is_learning: isLearning } = spoken;
  const name = languages.find(({ value }) => value === language)?.label ?? language;
  const change = (changed: Partial<SpokenLanguage>) =>
    set({
      languages: values.languages.map((each) =>
        each.language === language ? { ...each, ...changed } : each,
      ),
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-end gap-x-3 rounded-control bg-sunken p-3">
      <SelectField
        id={`level-${language}`}
        label={name}
        aria-label={t('levelOf', { language: name })}
        options={languageLevels.map((value) => ({ value, label: labels.level(value) }))}
        value={level}
        onChange={({ target }) => change({ level: oneOf(languageLevels, target.value) ?? level })}
      />
      <IconButton
        icon={X}
        label={t('removeLanguage', { language: name })}
        onClick={() => set({ languages: values.languages.filter((each) => each.language !== language) })}
      />
      <Checkbox
        id={`learning-${language}`}
        label={t('isLearning')}
        checked={isLearning}
        onChange={({ target }) => change({ is_learning: target.checked })}
      />
    </div>
  );
}
