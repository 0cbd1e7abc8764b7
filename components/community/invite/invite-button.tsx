'use client';

import { useState } from 'react';
import { UserPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';

const InviteDialog = onDemand(async () => (await import('./invite-dialog')).InviteDialog);

interface Props {
  /** The absolute URL that a friend opens. */
  address: string;
  site: string;
}

export function InviteButton({ address, site }: Props) {
  const t = useTranslations('community.invite');
  const [open, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className="scripted"
        aria-haspopup="dialog"
        {...InviteDialog.ahead}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <UserPlus size={20} strokeWidth={1.75} aria-hidden />
        {t('open')}
      </Button>
      {wasOpened && <InviteDialog open={open} onOpenChange={setOpen} address={address} site={site} />}
    </>
  );
}
