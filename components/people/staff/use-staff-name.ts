import { useTranslations } from 'next-intl';
import { operatorId } from '@/lib/people/staff/limits';
import type { StaffLogEntry } from '@/lib/people/staff/schema';

/** How a member of staff is named in the log. */
export function useStaffName(): (staff: StaffLogEntry['staff']) => string {
  const t = useTranslations('admin.staff');
  return ({ id, name }) => name ?? (id === operatorId ? t('operator') : t('gone', { id }));
}
