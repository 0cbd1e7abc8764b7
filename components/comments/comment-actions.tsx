import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { canAnswer, canDelete, canEdit, canReport } from '@/lib/comments/policy';
import type { CommentView } from '@/lib/comments/schema';
import { LikeButton } from './like-button';

const pieces = {
  delete: async () => ({ default: (await import('./delete-dialog')).DeleteDialog }),
  report: async () => ({ default: (await import('./report-dialog')).ReportDialog }),
};
const DeleteDialog = lazy(pieces.delete);
const ReportDialog = lazy(pieces.report);

interface Props {
  comment: CommentView;
  onAnswer: (comment: CommentView) => void;
  onEdit: () => void;
}

/** A dialog that was asked for stays in place when it closes: it gives the focus back. */
interface Asked {
  about: keyof typeof pieces;
  open: boolean;
}

export function CommentActions({ comment, onAnswer, onEdit }: Props) {
  const t = useTranslations('comments.comment');
  const failed = useTranslations('ui')('failed');
  const [asked, setAsked] = useState<Asked | null>(null);

  /** Drawn once it is here: a piece that cannot be fetched would take the page with it. */
  async function open(about: Asked['about']) {
    try {
      await pieces[about]();
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
      {canDelete(comment) && <Action onClick={() => void open('delete')}>{t('delete')}</Action>}
      {canReport(comment) && (
        <Action disabled={comment.reported} onClick={() => void open('report')}>
          {t(comment.reported ? 'reported' : 'report')}
        </Action>
      )}
      {asked && <AskedDialog comment={comment} asked={asked} onChange={setAsked} />}
    </div>
  );
}

interface DialogProps {
  comment: CommentView;
  asked: Asked;
  onChange: (asked: Asked) => void;
}

function AskedDialog({ comment, asked, onChange }: DialogProps) {
  const dialog = { comment, open: asked.open, onOpenChange: (open: boolean) => onChange({ ...asked, open }) };
  return (
    <Suspense>
      {asked.about === 'delete' ? <DeleteDialog {...dialog} /> : <ReportDialog {...dialog} />}
    </Suspense>
  );
}

interface ActionProps {
  disabled?: boolean;
  onClick: () => void;
  children: string;
}

function Action({ children, ...rest }: ActionProps) {
  return (
    <Button variant="quiet" className="px-3 text-soft" {...rest}>
      {children}
    </Button>
  );
}
