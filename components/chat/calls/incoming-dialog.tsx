import { useEffect, useState } from 'react';
import { NextIntlClientProvider, useLocale, useMessages, useTranslations, type Messages } from 'next-intl';
import { Phone, PhoneOff } from 'lucide-react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { fetchJson } from '@/lib/browser/api/fetcher';
import type { CallView } from '@/lib/chat/calls/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { takeCall } from './call-handoff';
import { fetchWords } from './fetch-words';
import { ring } from './ring-tone';
import { useRinging } from './use-ringing';

/** An incoming call: it rings in every tab until one accepts it. */
export function IncomingDialog({ callId }: { callId: number }) {
  const locale = useLocale();
  const messages = useMessages();
  const [words, setWords] = useState<Messages['chat-calls'] | null>(null);
  const { call, stop } = useRinging(callId);
  useEffect(() => {
    fetchWords(locale).then(setWords, () => undefined);
  }, [locale]);
  return (
    words && (
      <NextIntlClientProvider locale={locale} messages={{ ...messages, 'chat-calls': words }}>
        {call && <Ringing call={call} onStop={stop} />}
      </NextIntlClientProvider>
    )
  );
}

function Ringing({ call, onStop }: { call: CallView; onStop: () => void }) {
  const t = useTranslations('chat-calls.incoming');
  const locale = useLocale();
  const { person } = call;
  const name = person.name ?? '';
  useEffect(() => ring('incoming'), []);

  function decline() {
    onStop();
    // If the request fails, the call rings in other tabs until it is missed.
    const body = { client_id: crypto.randomUUID(), answer: 'decline' };
    fetchJson(apiRoutes.callPart(call.id, 'answer'), { method: 'PUT', body }).catch(() => undefined);
  }

  return (
    <AlertDialog
      open
      // Neither Escape nor other typing declines the call.
      focus="itself"
      onOpenChange={() => undefined}
      title={t('title', { name })}
      description={t('text')}
      actions={
        <>
          <Button variant="danger" onClick={decline}>
            <PhoneOff size={20} strokeWidth={1.75} aria-hidden />
            {t('decline')}
          </Button>
          <Button
            onClick={() => {
              onStop();
              takeCall(locale, call);
            }}
          >
            <Phone size={20} strokeWidth={1.75} aria-hidden />
            {t('accept')}
          </Button>
        </>
      }
    >
      <Avatar name={name || '?'} src={person.avatar} className="size-16 text-xl" />
    </AlertDialog>
  );
}
