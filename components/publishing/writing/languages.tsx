import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import { isLocale, localeLabels, locales, type Locale } from '@/lib/platform/i18n/locales';
import type { Draft } from './draft';

interface Props {
  list: readonly Draft[];
  open: Locale;
  isReadOnly: boolean;
  onOpen: (locale: Locale) => void;
}

/** Selects the language to edit, with the state of each; choosing a new language starts its draft. */
export function Languages({ list, open, isReadOnly, onOpen }: Props) {
  const t = useTranslations('writing');
  const known = locales.flatMap((locale) => list.find((draft) => draft.locale === locale) ?? []);
  const others = isReadOnly
    ? []
    : locales.filter((locale) => known.every((draft) => draft.locale !== locale));
  const options = [
    ...known.map(({ locale, stored }) => ({
      value: locale,
      label: `${localeLabels[locale].own} · ${t(`texts.${stored?.state ?? 'fresh'}`)}`,
    })),
    ...others.map((locale) => ({ value: locale, label: `+ ${localeLabels[locale].own}` })),
  ];
  return (
    <SelectField
      id="language"
      label={t('editor.language')}
      value={open}
      options={options}
      onChange={({ target }) => {
        if (isLocale(target.value)) onOpen(target.value);
      }}
    />
  );
}
