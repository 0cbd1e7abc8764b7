'use client';

import { useRef, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/platform/routes/routes';
import type { OpenTie } from '@/lib/people/ties/schema';
import { FriendButtons } from './friend-buttons';
import { TieButton } from './tie-button';
import type { TieVerb } from './tie-call';
import { TieMenu } from './tie-menu';
import { useTie } from './use-tie';

interface Props {
  person: { id: number; name: string };
  /** The tie in the server's answer; later changes are kept here. */
  tie: OpenTie;
  /** Further buttons in the same row. */
  children?: ReactNode;
}

/** The buttons for a tie with a person: befriend, follow, and a menu to end it. */
export function TieActions({ person: { id, name }, tie: first, children }: Props) {
  const t = useTranslations('friends.actions');
  const group = useRef<HTMLDivElement>(null);
  const { tie, sending, change, changeOrThrow } = useTie(id, first);
  const send = { name, sending, change: changeHere };

  /** The pressed button may be removed by the change: the focus moves to the group. */
  async function changeHere(verb: TieVerb) {
    if (await change(verb)) group.current?.focus();
  }

  return (
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-label={name}
      className="flex flex-wrap items-center gap-2 rounded-control"
    >
      {tie.blocks ? (
        <>
          <p className="mr-2 text-soft">{t('blocked')}</p>
          <TieButton verb="unblock" variant="secondary" {...send} />
        </>
      ) : (
        <>
          <FriendButtons friendship={tie.friendship} mayAsk={tie.may_ask} {...send} />
          {(tie.friendship === 'friends' || tie.may_ask) && (
            <ButtonLink
              href={routes.chatWith(id)}
              variant="secondary"
              aria-label={t('of', { action: t('message'), name })}
            >
              {t('message')}
            </ButtonLink>
          )}
          <TieButton verb={tie.follows ? 'unfollow' : 'follow'} variant="secondary" {...send} />
          {tie.mutes && <TieButton verb="unmute" variant="secondary" {...send} />}
          <TieMenu id={id} name={name} tie={tie} change={changeHere} changeOrThrow={changeOrThrow} />
          {tie.mutes && <p className="w-full text-sm text-soft">{t('muted')}</p>}
        </>
      )}
      {children}
    </div>
  );
}
