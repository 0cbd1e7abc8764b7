import { useState } from 'react';
import { Ban, Bell, BellOff, Ellipsis, Eraser, Flag, UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { TimerItem } from '@/components/chat/timers/timer-item';
import { StressItem } from '@/components/chat/stress/stress-item';
import { changeTie, type TieVerb } from '@/components/community/ties/tie-call';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuDivider, MenuItem } from '@/components/ui/menu';
import { onDemand } from '@/components/ui/on-demand';
import type { Partner } from '@/lib/chat/dialogs/schema';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import { ConversationDialog, type Asked } from './conversation-dialog';

const TimerDialog = onDemand(async () => (await import('@/components/chat/timers/timer-dialog')).TimerDialog);

interface Props {
  person: Partner;
  name: string;
  onChange: () => void;
}

const look = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The menu of a conversation and its person. */
export function ConversationMenu({ person, name, onChange }: Props) {
  const t = useTranslations('chat.conversation');
  const ties = useTranslations('friends.actions');
  const ui = useTranslations('ui');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [timer, setTimer] = useState<'never' | 'open' | 'closed'>('never');
  const ask = (about: Asked['about']) => setAsked({ about, open: true });

  async function change(verb: TieVerb) {
    try {
      await changeTie(verb, person.id);
      onChange();
    } catch {
      toast(ui('notDone'));
    }
  }

  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={t('menu', { name })} />}>
        {person.name !== null && (
          <>
            <MenuItem asChild>
              <Link href={routes.profile(person.id)}>
                <UserRound {...look} />
                {t('profile')}
              </Link>
            </MenuItem>
            <MenuItem onSelect={() => void change(person.is_muted ? 'unmute' : 'mute')}>
              {person.is_muted ? <Bell {...look} /> : <BellOff {...look} />}
              {ties(person.is_muted ? 'unmute' : 'mute')}
            </MenuItem>
          </>
        )}
        <StressItem />
        <TimerItem onSelect={() => setTimer('open')} />
        <MenuItem onSelect={() => ask('clear')}>
          <Eraser {...look} />
          {t('clear')}
        </MenuItem>
        {person.name !== null && (
          <>
            <MenuDivider />
            {!person.is_blocked && (
              <MenuItem onSelect={() => ask('block')}>
                <Ban {...look} />
                {ties('block')}
              </MenuItem>
            )}
            <MenuItem onSelect={() => ask('report')}>
              <Flag {...look} />
              {ui('report')}
            </MenuItem>
          </>
        )}
      </Menu>
      {timer !== 'never' && (
        <TimerDialog
          person={person.id}
          open={timer === 'open'}
          onOpenChange={(open) => setTimer(open ? 'open' : 'closed')}
        />
      )}
      {asked && (
        <ConversationDialog person={person} name={name} asked={asked} onAsked={setAsked} onDone={onChange} />
      )}
    </>
  );
}
