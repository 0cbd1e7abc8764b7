import { Clock, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Bubble } from './bubble';
import { MessageText } from './message-text';
import { useMessageTools } from './message-tools';
import type { Unsent } from './outbox';
import { ReplyQuote } from './reply-quote';

interface Props {
  unsent: Unsent;
  isFirst: boolean;
  isLast: boolean;
}

/** A message that is on its way, or has not been sent and why. */
export function UnsentRow({ unsent, isFirst, isLast }: Props) {
  const t = useTranslations('chat.message');
  const { text, reply, state } = unsent;
  return (
    <Bubble mine isFirst={isFirst} isLast={isLast} below={state === 'failed' && <Failure unsent={unsent} />}>
      {reply && <ReplyQuote reply={reply} />}
      <MessageText text={text} />
      <p className="mt-0.5 flex items-center justify-end gap-1.5 text-sm text-soft">
        {state === 'failed' ? (
          <TriangleAlert size={16} strokeWidth={2} aria-hidden className="text-rowan" />
        ) : (
          <Clock size={16} strokeWidth={2} aria-hidden />
        )}
        <span className={state === 'failed' ? 'text-rowan' : undefined}>
          {t(state === 'failed' ? 'failed' : 'sending')}
        </span>
      </p>
    </Bubble>
  );
}

function Failure({ unsent: { clientId, reason } }: { unsent: Unsent }) {
  const t = useTranslations('chat.message');
  const { store } = useMessageTools();
  return (
    <div className="flex max-w-full flex-wrap items-center justify-end gap-x-1">
      <p role="alert" className="text-sm text-rowan">
        {reason ?? t('failedText')}
      </p>
      <Button variant="quiet" onClick={() => store.retry(clientId)}>
        {t('retry')}
      </Button>
      <Button variant="quiet" onClick={() => store.discard(clientId)}>
        {t('discard')}
      </Button>
    </div>
  );
}
