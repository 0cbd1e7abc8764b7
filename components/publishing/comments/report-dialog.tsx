import { useTranslations } from 'next-intl';
import { ReportDialog as MemberDialog } from '@/components/people/reports/report-dialog';
import { Dialog } from '@/components/ui/dialog';
import type { CommentView } from '@/lib/publishing/comments/schema';
import { useCommentsContext } from './comments-context';
import { SignInLinks } from './sign-in-links';
import { changeComment } from './thread-list';

interface Props {
  comment: CommentView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks why a comment is reported, and visitors to sign in first. */
export function ReportDialog({ comment: { id }, ...dialog }: Props) {
  const t = useTranslations('comments');
  const { me, threads } = useCommentsContext();
  if (me.state === 'out') {
    return (
      <Dialog title={t('report.title')} description={t('login.report')} {...dialog}>
        <SignInLinks />
      </Dialog>
    );
  }
  return (
    <MemberDialog
      subject={{ kinds: ['comment'], key: id }}
      onReported={() => threads.update((known) => changeComment(known, id, { reported: true }))}
      {...dialog}
    />
  );
}
