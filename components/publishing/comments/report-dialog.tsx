import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import type { CommentView } from '@/lib/publishing/comments/schema';
import { useCommentsContext } from './comments-context';
import { ReportForm } from './report-form';
import { SignInLinks } from './sign-in-links';

interface Props {
  comment: CommentView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ReportDialog({ comment, open, onOpenChange }: Props) {
  const t = useTranslations('comments');
  const isVisitor = useCommentsContext().me.state === 'out';
  const text = isVisitor ? t('login.report') : t('report.text');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('report.title')} description={text}>
      {isVisitor ? <SignInLinks /> : <ReportForm comment={comment} onDone={() => onOpenChange(false)} />}
    </Dialog>
  );
}
