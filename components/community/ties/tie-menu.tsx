import { useState } from 'react';
import { Ban, BellOff, Ellipsis, Flag, UserMinus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { onDemand } from '@/components/ui/on-demand';
import type { OpenTie } from '@/lib/people/ties/schema';
import type { TieVerb } from './tie-call';

type Ending = 'unfriend' | 'block';

const ReportDialog = onDemand(
  async () => (await import('@/components/people/reports/report-dialog')).ReportDialog,
);

interface Props {
  id: number;
  name: string;
  tie: Pick<OpenTie, 'friendship' | 'mutes'>;
  /** Changes the tie at once; failures are shown as a message. */
  change: (verb: TieVerb) => Promise<void>;
  /** Rejects when the call fails. */
  changeOrThrow: (verb: TieVerb) => Promise<void>;
}

/** Mutes the person; ends a friendship, blocks or reports after a confirmation. */
export function TieMenu({ id, name, tie, change, changeOrThrow }: Props) {
  const t = useTranslations('friends.actions');
  // A closed dialog stays mounted, so that it can return the focus.
  const ui = useTranslations('ui');
  const [report, setReport] = useState<'never' | 'open' | 'closed'>('never');
  const [asked, setAsked] = useState<{ about: Ending; open: boolean } | null>(null);
  const ask = (about: Ending) => setAsked({ about, open: true });
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={t('more', { name })} />}>
        {!tie.mutes && (
          <MenuItem onSelect={() => void change('mute')}>
            <BellOff size={20} strokeWidth={1.75} aria-hidden />
            {t('mute')}
          </MenuItem>
        )}
        {tie.friendship === 'friends' && (
          <MenuItem onSelect={() => ask('unfriend')}>
            <UserMinus size={20} strokeWidth={1.75} aria-hidden />
            {t('unfriend')}
          </MenuItem>
        )}
        <MenuItem onSelect={() => ask('block')}>
          <Ban size={20} strokeWidth={1.75} aria-hidden />
          {t('block')}
        </MenuItem>
        <MenuItem onSelect={() => setReport('open')}>
          <Flag size={20} strokeWidth={1.75} aria-hidden />
          {ui('report')}
        </MenuItem>
      </Menu>
      {report !== 'never' && (
        <ReportDialog
          subject={{ kinds: ['profile', 'photo', 'name'], key: id }}
          open={report === 'open'}
          onOpenChange={(open) => setReport(open ? 'open' : 'closed')}
        />
      )}
      {asked && (
        <EndingDialog
          name={name}
          about={asked.about}
          open={asked.open}
          onOpenChange={(open) => setAsked({ ...asked, open })}
          onConfirm={async () => changeOrThrow(asked.about)}
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
