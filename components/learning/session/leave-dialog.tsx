import { useTranslations } from 'next-intl';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';

interface Props {
  /** The target of leaving. */
  href: string;
  title: string;
  /** Says what is saved. */
  text: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function LeaveDialog({ href, title, text, open, onOpenChange }: Props) {
  const t = useTranslations('exercises.leave');
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('stay')}
          </Button>
          <ButtonLink href={href}>{t('go')}</ButtonLink>
        </>
      }
    />
  );
}
