import { RussianText } from '@/components/ui/russian-text';
import type { Shown } from '@/lib/i18n/local-text';

/** What a Russian sentence means, in the reader's language. */
export function Translation({ of }: { of: Shown | null }) {
  return (
    of && (
      <p className="text-soft" lang={of.lang}>
        <RussianText text={of.text} lang={of.lang} />
      </p>
    )
  );
}
