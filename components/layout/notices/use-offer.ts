import { useEffect, useState } from 'react';
import { useLocale, type Messages } from 'next-intl';
import { keepComfort, readComfort } from '@/lib/consent';
import type { Locale } from '@/lib/i18n/locales';
import { offeredLocale } from '@/lib/i18n/offered-locale';

interface Offer {
  locale: Locale;
  words: Messages['offer'];
}

/** The language the browser prefers to that of the page, with the offer's words in it; null for most visitors. */
export function useOffer(): [Offer | null, () => void] {
  const current = useLocale();
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    if (readComfort('language-offer') !== null) return;
    const locale = offeredLocale(navigator.languages, current);
    if (locale) void readWords(locale).then((words) => setOffer({ locale, words }), noOffer);
  }, [current]);
  const dismiss = () => {
    settleLanguage();
    setOffer(null);
  };
  return [offer, dismiss];
}

/** Whoever has chosen a language is not offered another. */
export function settleLanguage(): void {
  keepComfort('language-offer', 'settled');
}

/** It needs no other sentence of that language, and fetches none. */
async function readWords(locale: Locale): Promise<Messages['offer']> {
  // The boundary: a test holds every locale to the keys of messages/en.
  const file = (await import(`../../../messages/${locale}/offer.json`)) as { default: Messages['offer'] };
  return file.default;
}

const noOffer = () => undefined;
