import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { OutboxLine } from '@/components/people/auth/outbox-line';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { takeFocus } from '@/components/ui/take-focus';
import type { EmailChange } from '@/lib/people/account/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { useCall } from '@/components/forms/use-call';
import { useDates } from './use-dates';

interface Props {
  change: EmailChange;
  /** The current e-mail. */
  email: string;
  /** Whether it was requested just now in the form at this place. */
  isNew: boolean;
  /** Whether letters are written to the outbox folder. */
  isOutbox: boolean;
  onCancelled: () => void;
}

/** The pending change: which address has confirmed it, and the button to cancel it. */
export function EmailPending({ change, email, isNew, isOutbox, onCancelled }: Props) {
  const t = useTranslations('account.email');
  const { dateTime } = useDates();
  const { submission, call } = useCall();
  const cancel = async () => {
    if (await call(apiRoutes.accountEmail(), { method: 'DELETE' })) onCancelled();
  };
  return (
    <div className="flex flex-col gap-5">
      <Notice
        {...(isNew && { ref: takeFocus, tabIndex: -1 })}
        role="status"
        heading={t('pending', { email: change.email })}
        className="wrap-anywhere outline-none"
      >
        <p>{t('pendingText', { date: dateTime(change.expires_at) })}</p>
        <ul className="mt-3 flex flex-col gap-2">
          <Side label={t('oldAddress', { email })} isConfirmed={change.old_confirmed} />
          <Side label={t('newAddress', { email: change.email })} isConfirmed={change.new_confirmed} />
        </ul>
      </Notice>
      <p className="text-sm text-soft">{t('again')}</p>
      {isOutbox && <OutboxLine />}
      <SubmissionNotice submission={submission} />
      <Button
        variant="secondary"
        className="self-start max-sm:self-stretch"
        waiting={submission.phase === 'sending'}
        onClick={() => void cancel()}
      >
        {t('cancel')}
      </Button>
    </div>
  );
}

function Side({ label, isConfirmed }: { label: string; isConfirmed: boolean }) {
  const t = useTranslations('account.email');
  const Icon = isConfirmed ? CircleCheck : CircleDashed;
  return (
    <li className="flex gap-2">
      <Icon
        size={20}
        strokeWidth={1.75}
        aria-hidden
        className={`mt-0.5 shrink-0 ${isConfirmed ? 'text-birch' : 'text-honey'}`}
      />
      <span>
        {label} · {t(isConfirmed ? 'confirmed' : 'waiting')}
      </span>
    </li>
  );
}
