import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { me } from '@/lib/people/auth/schema';

const commentStanding = z.object({ hidden: z.boolean(), reason: z.string().nullable() });
const roleChange = me.pick({ role: true });

/** What a thing was before, or is after: the text of a setting, somebody's role. */
export function LogValue({ value }: { value: unknown }) {
  const t = useTranslations('admin');
  const { data } = roleChange.safeParse(value);
  if (data) return t(`roles.${data.role}`);
  const { data: standing } = commentStanding.safeParse(value);
  if (standing) {
    const { hidden, reason } = standing;
    return (
      <>
        {t('log.commentState', { hidden: String(hidden) })}
        {reason !== null && (
          <>
            {': '}
            <bdi className="wrap-anywhere">{reason}</bdi>
          </>
        )}
      </>
    );
  }
  if (value === null || value === '') return <span className="text-faint">{t('log.nothing')}</span>;
  if (value === 'on') return t('log.on');
  return <bdi>{typeof value === 'string' ? value : JSON.stringify(value)}</bdi>;
}
