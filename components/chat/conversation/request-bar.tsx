import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { FirstContactChoice } from '@/components/chat/first-contact/first-contact-choice';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { Button } from '@/components/ui/button';
import type { ConversationView } from '@/lib/chat/messages/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

interface Props {
  about: ConversationView;
  name: string;
  onAnswered: () => void;
}

/**
 * For somebody's first message: buttons to accept it without writing or to decline it, a hint that one can write an
 * answer, and the choice of who may write first.
 */
export function RequestBar({ about, name, onAnswered }: Props) {
  const t = useTranslations('chat.request');
  const contact = useTranslations('chat-typing.contact');
  const [isChoosing, setChoosing] = useState(false);
  const { submission, call } = useCall();

  async function answer(answer: 'accept' | 'decline') {
    const path = apiRoutes.chatRequest(about.person.id);
    if (await call<object>(path, { method: 'PUT', body: { answer } })) onAnswered();
  }

  const isWaiting = submission.phase === 'sending';
  return (
    <section className="border-t border-line bg-cobalt-ground px-4 py-3">
      <p className="font-medium">{t('title', { name })}</p>
      <p className="text-sm text-soft">{t('text')}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button waiting={isWaiting} onClick={() => void answer('accept')}>
          {t('accept')}
        </Button>
        <Button variant="secondary" disabled={isWaiting} onClick={() => void answer('decline')}>
          {t('decline')}
        </Button>
        <Button
          variant="quiet"
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
          className="sm:ml-auto"
        >
          {contact('who')}
        </Button>
      </div>
      <SubmissionNotice submission={submission} />
      {isChoosing && (
        <div className="mt-2 max-w-96">
          <FirstContactChoice />
        </div>
      )}
    </section>
  );
}
