import { useState } from 'react';
import { EllipsisVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuDivider, MenuItem } from '@/components/ui/menu';
import type { CardChange, CardView } from '@/lib/review/schema';

interface Props {
  card: CardView;
  busy: boolean;
  onChange: (change: CardChange) => void;
  onRemove: () => void;
  onEdit: () => void;
}

/** What can be done to a card. Removing asks once. */
export function CardTools({ card, busy, onChange, onRemove, onEdit }: Props) {
  const t = useTranslations('review.words');
  const [isAsking, setAsking] = useState(false);
  const { suspended, buried_until: buried } = card;
  const word = card.russian ?? t('mistake');
  const label = t('actions', { word });
  return (
    <>
      <Menu trigger={<IconButton icon={EllipsisVertical} label={label} disabled={busy} />}>
        <MenuItem onSelect={onEdit}>{t('edit')}</MenuItem>
        <MenuItem onSelect={() => onChange({ suspended: !suspended })}>
          {t(suspended ? 'resume' : 'suspend')}
        </MenuItem>
        {!suspended && (
          <MenuItem onSelect={() => onChange({ buried: buried === null })}>
            {t(buried === null ? 'bury' : 'unbury')}
          </MenuItem>
        )}
        <MenuDivider />
        <MenuItem onSelect={() => setAsking(true)}>{t('remove')}</MenuItem>
      </Menu>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('removeTitle', { word })}
        description={t('removeText')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false);
                onRemove();
              }}
            >
              {t('remove')}
            </Button>
          </>
        }
      />
    </>
  );
}
