import { useLocale, useTranslations } from 'next-intl';
import { RussianText } from '@/components/ui/russian-text';

interface Props {
  /** The aspect partner. */
  partner: string | null;
  /** The case that the verb governs. */
  governs: string | null;
}

/** The aspect partner and the government of a verb, which are needed to build a sentence. */
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
