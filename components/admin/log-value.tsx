import { useTranslations } from 'next-intl';
import { me } from '@/lib/auth/schema';

const roleChange = me.pick({ role: true });

/** What a thing was before, or is after: the text of a setting, somebody's role. */
export function LogValue({ value }: { value: unknown }) {
  const t = useTranslations('admin');
  const { data } = roleChange.safeParse(value);
  if (data) return t(`roles.${data.role}`);
  if (value === null || value === '') return <span className="text-faint">{t('log.nothing')}</span>;
  if (value === 'on') return t('log.on');
  return <bdi>{typeof value === 'string' ? value : JSON.stringify(value)}</bdi>;
}
