import { UserCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { OpenTie } from '@/lib/people/ties/schema';
import { TieButton, type Sending } from './tie-button';

interface Props extends Sending, Pick<OpenTie, 'friendship'> {
  /** Whether the person accepts a first request from the viewer. */
  mayAsk: boolean;
}

/** The buttons for each state of the friendship. A friendship is ended in the menu. */
export function FriendButtons({ friendship, mayAsk, ...send }: Props) {
  const t = useTranslations('friends.actions');
  switch (friendship) {
    case 'none':
      return mayAsk ? <TieButton verb="befriend" {...send} /> : null;
    case 'requested':
      return (
        <>
          <span className="text-soft">{t('requested')}</span>
          <TieButton verb="unfriend" word="cancel" variant="secondary" {...send} />
        </>
      );
    case 'asked':
      return (
        <>
          <TieButton verb="befriend" word="accept" {...send} />
          <TieButton verb="unfriend" word="decline" variant="secondary" {...send} />
        </>
      );
    case 'friends':
      return (
        <span className="inline-flex min-h-11 items-center gap-2 px-2 font-medium text-birch">
          <UserCheck size={20} strokeWidth={1.75} aria-hidden />
          {t('friends')}
        </span>
      );
  }
}
