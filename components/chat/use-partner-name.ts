import { useTranslations } from 'next-intl';
import type { Partner } from '@/lib/chat/dialogs/schema';

/** Name of a partner, and what is shown for one whom the viewer may not see any more. */
export function usePartnerName({ name, is_deleted: isDeleted }: Partner): string {
  const t = useTranslations('chat.contacts');
  return name ?? (isDeleted ? t('deletedUser') : t('gone'));
}
