import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { canTakePart } from '@/lib/publishing/comments/policy';
import type { CommentView } from '@/lib/publishing/comments/schema';
import { routes } from '@/lib/platform/routes/routes';
import { CommentForm } from './comment-form';
import { useCommentsContext } from './comments-context';
import { LoadingForm } from './loading-form';
import { commentsAddress } from './comments-address';

interface Props {
  /** Whether the field takes the focus. */
  focused: boolean;
  onSent: (comment: CommentView) => void;
}

/** The form for a new comment; people without a confirmed e-mail are told to confirm it. */
export function NewComment({ focused, onSent }: Props) {
  const t = useTranslations('comments');
  const { me, subject } = useCommentsContext();
  if (me.state === 'loading') return <LoadingForm />;
  if (me.isConfirmed && me.state === 'in' && !canTakePart(me.me)) {
    return (
      <Notice>
        <p>{t('confirmFirst.text')}</p>
        <ButtonLink variant="secondary" href={routes.account()} className="mt-3">
          {t('confirmFirst.go')}
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <CommentForm
      place="new"
      texts={{ label: t('form.label'), submit: t('form.send') }}
      request={{ path: commentsAddress(subject), method: 'POST', more: {} }}
      focused={focused}
      onSent={onSent}
    />
  );
}
