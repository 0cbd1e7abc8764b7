'use client';

import { MessageCircle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import { cappedCount } from './capped-count';
import { UnreadDot } from './unread-dot';

/** The link to the chat, with a red dot for unread messages. */
export function ChatLink({ unread }: { unread: number }) {
  const t = useTranslations('layout');
  return (
    <Link
      href={routes.chat()}
      aria-label={t('chatUnread', cappedCount(unread))}
      data-tooltip
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-full text-soft transition-colors hover:bg-cobalt-ground hover:text-cobalt"
    >
      <MessageCircle size={20} strokeWidth={1.75} aria-hidden />
      {unread > 0 && <UnreadDot />}
    </Link>
  );
}
