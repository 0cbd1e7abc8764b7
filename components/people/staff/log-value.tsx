import { useTranslations } from 'next-intl';
import { isRole } from '@/lib/people/staff/policy';

/** A value before or after a change: a setting, a role, or the state of a comment. */
export function LogValue({ value }: { value: unknown }) {
  const t = useTranslations('admin');
  const { role, hidden, reason } = fieldsOf(value);
  if (isRole(role)) return t(`roles.${role}`);
  if (typeof hidden === 'boolean') return <CommentState hidden={hidden} reason={reason} />;
  if (value === null || value === '') return <span className="text-faint">{t('log.nothing')}</span>;
  if (value === 'on') return t('log.on');
  return <bdi>{typeof value === 'string' ? value : JSON.stringify(value)}</bdi>;
}

function CommentState({ hidden, reason }: { hidden: boolean; reason: unknown }) {
  const t = useTranslations('admin');
  return (
    <>
      {t('log.commentState', { hidden: String(hidden) })}
      {typeof reason === 'string' && (
        <>
          {': '}
          <bdi className="wrap-anywhere">{reason}</bdi>
        </>
      )}
    </>
  );
}

function fieldsOf(value: unknown): Partial<Record<'role' | 'hidden' | 'reason', unknown>> {
  return typeof value === 'object' && value !== null ? value : {};
}
