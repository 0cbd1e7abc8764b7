import { useDeferredValue, useId, useState } from 'react';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRead } from '@/components/browser/data-fetching/use-read';
import { ChatTime } from '@/components/chat/chat-time';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { takeFocus } from '@/components/ui/take-focus';
import type { MessageView } from '@/lib/chat/messages/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

interface Props {
  person: number;
  /** Shows the message with this number. */
  onGo: (seq: number) => void;
  onClose: () => void;
}

/** Searches the conversation for a text, while it is typed. */
export function ConversationSearch({ person, onGo, onClose }: Props) {
  const t = useTranslations('chat.search');
  const id = useId();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  return (
    <div
      role="search"
      className="border-b border-line px-3 py-2 md:px-4"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <div className="flex items-center gap-1">
        <label htmlFor={id} className="sr-only">
          {t('label')}
        </label>
        <Input
          id={id}
          ref={takeFocus}
          type="search"
          autoComplete="off"
          maxLength={64}
          placeholder={t('label')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="[&::-webkit-search-cancel-button]:hidden"
        />
        <IconButton icon={X} label={t('close')} onClick={onClose} />
      </div>
      {text !== '' && <Found path={apiRoutes.foundMessages(person, text)} onGo={onGo} />}
    </div>
  );
}

function Found({ path, onGo }: { path: string } & Pick<Props, 'onGo'>) {
  const t = useTranslations('chat.search');
  const { data, error } = useRead<{ messages: MessageView[] }>(path, { keepPreviousData: true });
  const count = data?.messages.length ?? 0;
  return (
    <>
      <p role="status" className="px-1 py-2 text-sm text-soft">
        {error !== undefined && t('failed')}
        {error === undefined && data && (count === 0 ? t('none') : t('found', { count }))}
      </p>
      <ul className="max-h-56 overflow-y-auto">
        {data?.messages.map(({ seq, text, at }) => (
          <li key={seq}>
            <button
              type="button"
              onClick={() => onGo(seq)}
              className="flex min-h-11 w-full items-baseline gap-3 rounded-control px-2 py-2 text-left outline-offset-[-2px] hover:bg-sunken"
            >
              <bdi className="min-w-0 flex-1 truncate">{text}</bdi>
              <ChatTime at={at} className="shrink-0 text-sm text-soft" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
