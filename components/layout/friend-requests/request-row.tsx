import { useTranslations } from 'next-intl';
import { useTie } from '@/components/community/ties/use-tie';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { PopoverClose } from '@/components/ui/popover';
import { takeFocus } from '@/components/ui/take-focus';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import type { Requester } from './request-list';

/** The request may have been taken back before the answer, which then is a request. */
const outcomes = { none: 'declined', requested: 'requested', friends: 'accepted' } as const;
const asked = { follows: false, friendship: 'asked', mutes: false, blocks: false, may_ask: false } as const;

/** One request: who asks, and the two answers, which its outcome replaces. */
export function RequestRow({ person: { id, name, avatar } }: { person: Requester }) {
  const t = useTranslations('layout.requests');
  const { tie, sending, change } = useTie(id, asked);
  return (
    <li className="flex flex-col gap-1 py-2">
      <PopoverClose asChild>
        <Link
          href={routes.profile(id)}
          prefetch={false}
          className="-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-cobalt-ground hover:text-cobalt"
        >
          <Avatar name={name} src={avatar} />
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </Link>
      </PopoverClose>
      {tie.friendship === 'asked' ? (
        <div className="flex flex-wrap gap-2 pl-12">
          <Button
            aria-label={t('acceptName', { name })}
            waiting={sending === 'befriend'}
            disabled={sending === 'unfriend'}
            onClick={() => void change('befriend')}
          >
            {t('accept')}
          </Button>
          <Button
            variant="secondary"
            aria-label={t('declineName', { name })}
            waiting={sending === 'unfriend'}
            disabled={sending === 'befriend'}
            onClick={() => void change('unfriend')}
          >
            {t('decline')}
          </Button>
        </div>
      ) : (
        <p ref={takeFocus} tabIndex={-1} role="status" className="pl-12 text-soft">
          {t(outcomes[tie.friendship])}
        </p>
      )}
    </li>
  );
}
