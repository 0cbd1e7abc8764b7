import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { settingKeys } from '@/lib/people/settings/limits';
import type { StaffLogEntry } from '@/lib/people/staff/schema';
import { LogValue } from './log-value';
import { useStaffName } from './use-staff-name';

/** An entry of the staff log: action, target, person, time and call. */
export function LogEntry({ entry }: { entry: StaffLogEntry }) {
  const { at, staff, action, target, before, after, address, request } = entry;
  const t = useTranslations('admin.log');
  const staffName = useStaffName();
  const targetName = useTargetName();
  const isChange = before !== null || after !== null;
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="font-semibold">{t(`actions.${action}`, { target: targetName(target) })}</h2>
      <p className="text-sm text-soft">
        <bdi>{staffName(staff)}</bdi> · <DateTime at={at} />
      </p>
      {isChange && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt className="text-soft">{t('before')}</dt>
          <dd className="min-w-0">
            <LogValue value={before} />
          </dd>
          <dt className="text-soft">{t('after')}</dt>
          <dd className="min-w-0">
            <LogValue value={after} />
          </dd>
        </dl>
      )}
      <p className="text-sm text-faint">{t('origin', { address, request })}</p>
    </Card>
  );
}

function useTargetName(): (target: string) => string {
  const t = useTranslations('admin');
  return (target) => {
    const key = settingKeys.find((each) => each === target);
    if (key) return t(`settings.labels.${key}`);
    const [, id] = /^user:(\d+)$/u.exec(target) ?? [];
    if (id !== undefined) return t('log.person', { id });
    const [, comment] = /^comment:(\d+)$/u.exec(target) ?? [];
    if (comment !== undefined) return t('log.comment', { id: comment });
    const [, moderated] = /^case:(\d+)$/u.exec(target) ?? [];
    return moderated === undefined ? target : t('log.case', { id: moderated });
  };
}
