import { useTranslations } from 'next-intl';
import type { Partner } from '@/lib/chat/dialogs/schema';

/** What somebody is called; who is not to be seen any more has no name. */
export function usePartnerName({ name, is_deleted: isDeleted }: Partner): string {
  const t = useTranslations('chat.contacts');
  return name ?? (isDeleted ? t('deletedUser') : t('gone'));
}
