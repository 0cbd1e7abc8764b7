import { useTranslations } from 'next-intl';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { Button } from '@/components/ui/button';
import type { ConversationView } from '@/lib/chat/messages/schema';
import { Link } from '@/lib/platform/i18n/link';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { routes } from '@/lib/platform/routes/routes';

interface Props {
  about: ConversationView;
  name: string;
  onAnswered: () => void;
}

/** Somebody has written for the first time: to accept without words, to decline, or to write an answer below. */
export function RequestBar({ about, name, onAnswered }: Props) {
  const t = useTranslations('chat.request');
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
        <Link
          href={routes.profileUpdate()}
          className="inline-flex min-h-11 items-center text-cobalt underline sm:ml-auto"
        >
          {t('who')}
        </Link>
      </div>
      <SubmissionNotice submission={submission} />
    </section>
  );
}
