import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { ApiToken } from '@/lib/people/account/schema';
import { useDates } from './use-dates';

interface Props {
  token: ApiToken;
  now: Date;
  onRevoke: () => Promise<void>;
}

export function TokenRow({ token, now, onRevoke }: Props) {
  const t = useTranslations('account.tokens');
  const { ago } = useDates();
  const [isAsking, setAsking] = useState(false);
  const { name, scopes, last_used_at: used } = token;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-48 flex-1">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-soft">
          {t('may', { scopes: scopes.map((scope) => t(`scopes.${scope}`)).join('; ') })}
        </p>
        <p className="text-sm text-soft">
          {used === null ? t('neverUsed') : t('lastUsed', { time: ago(used, now) })} ·{' '}
          <Lifetime token={token} now={now} />
        </p>
      </div>
      <Button
        variant="secondary"
        className="max-sm:w-full"
        aria-label={t('revokeLabel', { name })}
        onClick={() => setAsking(true)}
      >
        {t('revoke')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('revokeTitle', { name })}
        text={t('revokeText')}
        answers={{ keep: t('keep'), confirm: t('revoke') }}
        onConfirm={onRevoke}
      />
    </li>
  );
}

function Lifetime({ token: { expires_at: end }, now }: Pick<Props, 'token' | 'now'>) {
  const t = useTranslations('account.tokens');
  const { day } = useDates();
  if (end === null) return t('forever');
  const isOver = Date.parse(end) <= now.getTime();
  return isOver ? (
    <span className="text-rowan">{t('over', { date: day(end) })}</span>
  ) : (
    t('expires', { date: day(end) })
  );
}
