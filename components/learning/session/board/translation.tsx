import { RussianText } from '@/components/ui/russian-text';
import type { LocalizedText } from '@/lib/platform/i18n/localized-text';
import { onLines } from './russian-lines';

/** The translation of a Russian sentence or dialogue. */
export function Translation({ of }: { of: LocalizedText | null }) {
  return (
    of && (
      <p className="whitespace-pre-line text-soft" lang={of.lang}>
        <RussianText text={onLines(of.text)} lang={of.lang} />
      </p>
    )
  );
}
