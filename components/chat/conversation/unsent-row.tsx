import { Clock, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { UnsentContent } from '@/components/chat/media/sending/unsent-content';
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

/** A message that is being sent, or that failed and why. */
export function UnsentRow({ unsent, isFirst, isLast }: Props) {
  const t = useTranslations('chat.message');
  const { text, reply, state } = unsent;
  return (
    <Bubble mine isFirst={isFirst} isLast={isLast} below={state === 'failed' && <Failure unsent={unsent} />}>
      {reply && <ReplyQuote reply={reply} />}
      {unsent.media && <UnsentContent text={text} state={state} media={unsent.media} />}
      {text !== '' && <MessageText text={text} />}
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

function Failure({ unsent: { clientId, reason, media } }: { unsent: Unsent }) {
  const t = useTranslations('chat.message');
  const ofMedia = useTranslations('chat-media.unsent');
  const { store } = useMessageTools();
  const { retry, discard } = media ?? store;
  return (
    <div className="flex max-w-full flex-wrap items-center justify-end gap-x-1">
      <p role="alert" className="text-sm text-rowan">
        {reason ?? (media ? ofMedia('failed') : t('failedText'))}
      </p>
      <Button variant="quiet" onClick={() => retry(clientId)}>
        {t('retry')}
      </Button>
      <Button variant="quiet" onClick={() => discard(clientId)}>
        {t('discard')}
      </Button>
    </div>
  );
}
