import { useState, type ComponentProps } from 'react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import { canAnswer, canDelete, canEdit, canReport } from '@/lib/publishing/comments/policy';
import type { CommentView } from '@/lib/publishing/comments/schema';
import { LikeButton } from './like-button';

const dialogs = {
  delete: onDemand(async () => (await import('./delete-dialog')).DeleteDialog),
  report: onDemand(async () => (await import('./report-dialog')).ReportDialog),
};

interface Props {
  comment: CommentView;
  onAnswer: (comment: CommentView) => void;
  onEdit: () => void;
}

/** A closed dialog stays mounted, so that it can return the focus. */
interface OpenDialog {
  about: keyof typeof dialogs;
  open: boolean;
}

export function CommentActions({ comment, onAnswer, onEdit }: Props) {
  const t = useTranslations('comments.comment');
  const failed = useTranslations('ui')('failed');
  const [asked, setAsked] = useState<OpenDialog | null>(null);

  /** Waits for the code before rendering: a failed import inside React would break the page. */
  async function open(about: OpenDialog['about']) {
    try {
      await dialogs[about].ready();
      setAsked({ about, open: true });
    } catch {
      toast(failed);
    }
  }

  return (
    <div className="-mt-1 -ml-3 flex flex-wrap items-center text-sm">
      <LikeButton comment={comment} />
      {canAnswer(comment) && <Action onClick={() => onAnswer(comment)}>{t('answer')}</Action>}
      {canEdit(comment) && <Action onClick={onEdit}>{t('edit')}</Action>}
      {canDelete(comment) && (
        <Action {...dialogs.delete.ahead} onClick={() => void open('delete')}>
          {t('delete')}
        </Action>
      )}
      {canReport(comment) && (
        <Action disabled={comment.reported} {...dialogs.report.ahead} onClick={() => void open('report')}>
          {t(comment.reported ? 'reported' : 'report')}
        </Action>
      )}
      {asked && <AskedDialog comment={comment} asked={asked} onChange={setAsked} />}
    </div>
  );
}

interface DialogProps {
  comment: CommentView;
  asked: OpenDialog;
  onChange: (asked: OpenDialog) => void;
}

function AskedDialog({ comment, asked, onChange }: DialogProps) {
  const Dialog = dialogs[asked.about];
  return <Dialog comment={comment} open={asked.open} onOpenChange={(open) => onChange({ ...asked, open })} />;
}

interface ActionProps extends ComponentProps<'button'> {
  children: string;
}

function Action({ children, ...rest }: ActionProps) {
  return (
    <Button variant="quiet" className="px-3 text-soft" {...rest}>
      {children}
    </Button>
  );
}
