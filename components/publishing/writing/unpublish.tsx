import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

interface Props {
  state: 'published' | 'scheduled';
  onConfirm: () => Promise<void>;
}

const sentences = {
  published: { open: 'takeBack', title: 'takeBackTitle', text: 'takeBackText' },
  scheduled: { open: 'stop', title: 'stopTitle', text: 'stopText' },
} as const;

/** Unpublishes a document or cancels its schedule, after a confirmation. */
export function Unpublish({ state, onConfirm }: Props) {
  const t = useTranslations('writing.publish');
  const [isAsking, setAsking] = useState(false);
  const { open, title, text } = sentences[state];
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t(open)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t(title)}
        text={t(text)}
        answers={{ keep: t('keep'), confirm: t(open) }}
        onConfirm={onConfirm}
      />
    </>
  );
}
