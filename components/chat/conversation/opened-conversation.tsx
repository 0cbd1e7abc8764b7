import { useEffect } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { mutate } from 'swr';
import { useRead } from '@/components/browser/data-fetching/use-read';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { IconButton } from '@/components/ui/icon-button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/browser/api/fetcher';
import type { ConversationView } from '@/lib/chat/messages/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { routes } from '@/lib/platform/routes/routes';
import { Conversation } from './conversation';

interface Props {
  me: number;
  person: number;
  /** The conversation as it was rendered with the page; null when it has to be fetched. */
  rendered: ConversationView | null;
  onClose: () => void;
}

/** Fetches a conversation whenever it is opened; an earlier state of it is never shown first. */
export function OpenedConversation({ me, person, rendered, onClose }: Props) {
  const path = apiRoutes.conversation(person);
  const {
    data,
    error,
    mutate: again,
  } = useRead<ConversationView>(path, {
    ...(rendered && { fallbackData: rendered }),
    revalidateOnMount: rendered === null,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  useEffect(() => () => void mutate(path, undefined, { revalidate: false }), [path]);
  if (data) return <Conversation me={me} first={data} onClose={onClose} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <BackBar onClose={onClose} />
      {error === undefined ? <MessageSkeletons /> : <NotOpened error={error} onRetry={() => void again()} />}
    </div>
  );
}

function BackBar({ onClose }: Pick<Props, 'onClose'>) {
  const t = useTranslations('chat.conversation');
  return (
    <div className="flex h-16 items-center border-b border-line px-2 md:hidden">
      <IconButton icon={ArrowLeft} label={t('back')} onClick={onClose} />
    </div>
  );
}

const widths = ['w-1/2', 'w-2/3 self-end', 'w-1/3', 'w-1/2 self-end'];

function MessageSkeletons() {
  const t = useTranslations('chat.conversation');
  return (
    <div role="status" className="flex flex-1 flex-col justify-end gap-3 p-4">
      <span className="sr-only">{t('loading')}</span>
      {widths.map((width) => (
        <Skeleton key={width} className={`h-12 ${width}`} />
      ))}
    </div>
  );
}

function NotOpened({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('chat.conversation');
  const code = error instanceof ApiError ? error.code : '';
  return (
    <Notice tone={code === 'not_joined' ? 'info' : 'wrong'} role="alert" className="m-4">
      {code === 'not_found' && <p>{t('notFound')}</p>}
      {code === 'not_joined' && (
        <>
          <p className="mb-3">{t('notJoined')}</p>
          <ButtonLink href={routes.profileUpdate()}>{t('join')}</ButtonLink>
        </>
      )}
      {code !== 'not_found' && code !== 'not_joined' && (
        <>
          <p className="mb-3">{t('failed')}</p>
          <Button variant="secondary" onClick={onRetry}>
            {t('retry')}
          </Button>
        </>
      )}
    </Notice>
  );
}
