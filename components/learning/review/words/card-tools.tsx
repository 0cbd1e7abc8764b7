import { useState } from 'react';
import { EllipsisVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuDivider, MenuItem } from '@/components/ui/menu';
import type { CardChange, CardView } from '@/lib/learning/review/card-schema';

interface Props {
  card: CardView;
  busy: boolean;
  onChange: (change: CardChange) => void;
  onRemove: () => Promise<void>;
  onEdit: () => void;
}

/** The actions of a card; removing asks for confirmation. */
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
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('removeTitle', { word })}
        text={t('removeText')}
        answers={{ keep: t('keep'), confirm: t('remove') }}
        onConfirm={onRemove}
      />
    </>
  );
}
