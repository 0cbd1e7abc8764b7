import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { useConversation } from './use-conversation';

/** Height of the part above the first message, in CSS pixels: h-12. */
export const startPx = 48;

/** Above the first message: older ones are loading, could not be loaded, or do not exist. */
export function ListStart({ talk }: { talk: ReturnType<typeof useConversation> }) {
  const t = useTranslations('chat.conversation');
  const { timeline, loading, loadOlder } = talk;
  if (timeline.messages.length === 0)
    return <p className="flex h-12 items-center justify-center text-soft">{t('empty')}</p>;
  if (loading === 'failed') {
    return (
      <div role="alert" className="flex h-12 items-center justify-center gap-2">
        <p>{t('failed')}</p>
        <Button variant="secondary" onClick={() => void loadOlder()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (!timeline.hasOlder)
    return <p className="flex h-12 items-center justify-center text-sm text-soft">{t('start')}</p>;
  return (
    <p className="flex h-12 items-center justify-center">
      {loading === 'older' && <Spinner />}
      <span className="sr-only">{t('loading')}</span>
    </p>
  );
}
