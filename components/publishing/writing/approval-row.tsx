import { useState } from 'react';
import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useTimeZone } from '@/components/ui/use-time-zone';
import type { Teacher } from '@/lib/publishing/writing/teachers-schema';

interface Props {
  teacher: Teacher;
  onApprove: () => Promise<void>;
  onWithdraw: () => void;
}

/** One teacher: what they wrote, and whether they may publish. */
export function ApprovalRow({ teacher, onApprove, onWithdraw }: Props) {
  const t = useTranslations('writing.teachers');
  const ui = useTranslations('ui');
  const format = useFormatter();
  const timeZone = useTimeZone();
  const [phase, setPhase] = useState<'ready' | 'sending' | 'failed'>('ready');
  const { name, email, approved_at: at, posts, drafts } = teacher;

  async function approve() {
    setPhase('sending');
    await onApprove().then(
      () => setPhase('ready'),
      () => setPhase('failed'),
    );
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-60 flex-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <bdi className="font-medium wrap-anywhere">{name}</bdi>
          <Badge tone={at === null ? 'almost' : 'right'}>
            {at === null
              ? t('waits')
              : t('approved', { date: format.dateTime(new Date(at), { dateStyle: 'medium', timeZone }) })}
          </Badge>
        </p>
        <p className="text-sm wrap-anywhere text-soft">
          {email} · {t('counts', { posts, drafts })}
        </p>
        {phase === 'failed' && (
          <p role="alert" className="text-sm text-rowan">
            {ui('failed')}
          </p>
        )}
      </div>
      {at === null ? (
        <Button
          className="max-sm:w-full"
          aria-label={t('approveLabel', { name })}
          waiting={phase === 'sending'}
          onClick={() => void approve()}
        >
          {t('approve')}
        </Button>
      ) : (
        <Button
          variant="secondary"
          className="max-sm:w-full"
          aria-label={t('withdrawLabel', { name })}
          onClick={onWithdraw}
        >
          {t('withdraw')}
        </Button>
      )}
    </li>
  );
}
