import { useState } from 'react';
import { Ban, Ellipsis, UserMinus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/menu';
import type { TieVerb } from './tie-call';

type Ending = 'unfriend' | 'block';

interface Props {
  name: string;
  areFriends: boolean;
  /** Rejects when the call fails. */
  change: (verb: TieVerb) => Promise<void>;
}

/** Ends a friendship or blocks the person, after a question. */
export function TieMenu({ name, areFriends, change }: Props) {
  const t = useTranslations('friends.actions');
  // A closed dialog stays mounted, so that it can return the focus.
  const [asked, setAsked] = useState<{ about: Ending; open: boolean } | null>(null);
  const ask = (about: Ending) => setAsked({ about, open: true });
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={t('more', { name })} />}>
        {areFriends && (
          <MenuItem onSelect={() => ask('unfriend')}>
            <UserMinus size={20} strokeWidth={1.75} aria-hidden />
            {t('unfriend')}
          </MenuItem>
        )}
        <MenuItem onSelect={() => ask('block')}>
          <Ban size={20} strokeWidth={1.75} aria-hidden />
          {t('block')}
        </MenuItem>
      </Menu>
      {asked && (
        <EndingDialog
          name={name}
          about={asked.about}
          open={asked.open}
          onOpenChange={(open) => setAsked({ ...asked, open })}
          onConfirm={async () => change(asked.about)}
        />
      )}
    </>
  );
}

interface DialogProps {
  name: string;
  about: Ending;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => Promise<void>;
}

function EndingDialog({ name, about, ...rest }: DialogProps) {
  const t = useTranslations('friends.confirm');
  return (
    <ConfirmDialog
      title={t(`${about}Title`)}
      text={t(`${about}Text`, { name })}
      answers={{ keep: t('keep'), confirm: t(`${about}Yes`) }}
      {...rest}
    />
  );
}
