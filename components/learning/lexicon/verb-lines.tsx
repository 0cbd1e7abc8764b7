import { useLocale, useTranslations } from 'next-intl';
import { RussianText } from '@/components/ui/russian-text';

interface Props {
  /** The verb of the other aspect. */
  partner: string | null;
  /** The case it asks for. */
  governs: string | null;
}

/** What one must know of a word to build a sentence with it. */
export function VerbLines({ partner, governs }: Props) {
  const t = useTranslations('words');
  const locale = useLocale();
  const lines = [partner && t('partner', { verb: partner }), governs && t('governs', { cases: governs })];
  return lines
    .filter((line) => line !== null)
    .map((line) => (
      <p key={line} className="text-sm text-soft">
        <RussianText text={line} lang={locale} />
      </p>
    ));
}
