'use client';

import type { MenuProps } from '@/components/ui/menu-on-demand';
import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import { buttonClasses } from '@/components/ui/button-look';
import { Popover, PopoverClose } from '@/components/ui/popover';
import { Link } from '@/lib/platform/i18n/navigation';
import { routes } from '@/lib/platform/routes/routes';

/** A person who sent a request (spec §3: id and name). */
interface Requester {
  id: number;
  name: string;
}

/** The first few requests, and the link to all. */
export function RequestPopover({ trigger, requests = [] }: MenuProps & { requests?: readonly Requester[] }) {
  const t = useTranslations('layout.requests');
  return (
    <Popover trigger={trigger} label={t('title')} defaultOpen>
      <h2 className="font-semibold">{t('title')}</h2>
      {requests.length === 0 && <p className="mt-2 text-soft">{t('none')}</p>}
      <ul className="mt-2">
        {requests.slice(0, maxShown).map(({ id, name }) => (
          <li key={id}>
            <PopoverClose asChild>
              <Link
                href={routes.profile(id)}
                className="-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-cobalt-ground hover:text-cobalt"
              >
                <Avatar name={name} />
                <span className="min-w-0 wrap-anywhere">{name}</span>
              </Link>
            </PopoverClose>
          </li>
        ))}
      </ul>
      <PopoverClose asChild>
        <Link href={routes.friends()} className={buttonClasses({ variant: 'secondary' }, 'mt-3 w-full')}>
          {t('all')}
        </Link>
      </PopoverClose>
    </Popover>
  );
}

const maxShown = 5;
