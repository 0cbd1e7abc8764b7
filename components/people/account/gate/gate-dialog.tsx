import { useEffect, useState } from 'react';
import { NextIntlClientProvider, useLocale, useMessages, type Messages } from 'next-intl';
import { loadGateMessages } from '@/lib/platform/i18n/late-messages';
import { reportMissing } from '@/lib/browser/report-missing';
import { useTimeZone } from '@/components/ui/use-time-zone';
import { ConsentQuestion } from './consent-question';
import { LeavingQuestion } from './leaving-question';

/** Whether to keep the account comes first: who leaves need not agree to anything. */
export function GateDialog({ eraseAt }: { eraseAt: string | null }) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const present = useMessages();
  const [words, setWords] = useState<Pick<Messages, 'gate'> | null>(null);
  useEffect(() => {
    // Without the words nothing is asked: the next page tries again.
    void loadGateMessages(locale).then(setWords, () => null);
  }, [locale]);
  if (!words) return null;
  const messages = { ...present, ...words };
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone} {...reportMissing}>
      {eraseAt === null ? <ConsentQuestion /> : <LeavingQuestion eraseAt={eraseAt} />}
    </NextIntlClientProvider>
  );
}
