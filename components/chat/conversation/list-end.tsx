import { ArrowDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useLiveStatus } from '@/components/browser/realtime/use-live-status';

interface Props {
  isAtEnd: boolean;
  /** Messages that arrived since the reader left the end. */
  unread: number;
  onNewest: () => void;
}

/** Over the lower edge of the list: the button back to the newest messages, and whether the connection is lost. */
export function ListEnd({ isAtEnd, unread, onNewest }: Props) {
  const t = useTranslations('chat.conversation');
  const isAway = useLiveStatus() === 'away';
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-2 flex flex-col items-center gap-2 px-4">
      {!isAtEnd && (
        <button
          type="button"
          onClick={onNewest}
          className="pointer-events-auto flex min-h-11 animate-rise items-center gap-2 rounded-full border border-line bg-raised px-4 font-medium text-cobalt shadow-float hover:bg-cobalt-ground"
        >
          <ArrowDown size={20} strokeWidth={1.75} aria-hidden />
          {unread > 0 ? t('newestUnread', { count: unread }) : t('newest')}
        </button>
      )}
      <p role="status" className="empty:hidden">
        {isAway && (
          <span className="block rounded-card bg-honey-ground px-3 py-1.5 text-sm text-ink">
            {t('reconnecting')}
          </span>
        )}
      </p>
    </div>
  );
}
