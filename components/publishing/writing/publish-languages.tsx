import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { localeLabels, type Locale } from '@/lib/platform/i18n/locales';
import { maxDescriptionCodePoints } from '@/lib/publishing/writing/limits';
import { missingIn, type Draft } from './draft';

interface Props {
  list: readonly Draft[];
  chosen: readonly Locale[];
  onChange: (chosen: readonly Locale[]) => void;
}

export const isComplete = (draft: Draft) => missingIn(draft, maxDescriptionCodePoints).length === 0;

/** Check boxes of the languages; incomplete ones are disabled and say what is missing. */
export function PublishLanguages({ list, chosen, onChange }: Props) {
  const t = useTranslations('writing');
  const lack = (draft: Draft) => {
    const missing = missingIn(draft, maxDescriptionCodePoints);
    const parts = missing.flatMap((part) => (part === 'long' ? [] : [t(`publish.parts.${part}`)]));
    if (parts.length > 0) return t('publish.missing', { what: parts.join(', ') });
    return missing.length > 0 ? t('publish.tooLong') : undefined;
  };
  return (
    <fieldset>
      <legend className="font-medium">{t('publish.languages')}</legend>
      {list.map((draft) => {
        const { locale, stored } = draft;
        const fault = lack(draft);
        return (
          <Checkbox
            key={locale}
            id={`publish-${locale}`}
            label={
              <>
                <span lang={locale}>{localeLabels[locale].own}</span>{' '}
                <span className="text-sm text-soft">{fault ?? t(`texts.${stored?.state ?? 'fresh'}`)}</span>
              </>
            }
            checked={chosen.includes(locale)}
            disabled={fault !== undefined}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, locale] : chosen.filter((each) => each !== locale))
            }
          />
        );
      })}
    </fieldset>
  );
}
