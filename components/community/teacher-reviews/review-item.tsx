import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Stars } from '@/components/learning/course-reviews/stars';
import { When } from '@/components/publishing/comments/when';
import { ReportButton } from '@/components/people/reports/report-button';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import type { TeacherReview } from '@/lib/community/teacher-reviews/schema';
import { AnswerForm } from './answer-form';
import { AnswerView } from './answer-view';

interface Props {
  review: TeacherReview;
  mayAnswer: boolean;
  /** Reloads the reviews. */
  onChange: () => Promise<void>;
}

/** A review of a teacher, and the teacher's answer. */
export function ReviewItem(props: Props) {
  const { review, onChange } = props;
  const [isWriting, setWriting] = useState(false);
  const { id, text, locale, answer } = review;
  const done = async () => {
    await onChange();
    setWriting(false);
  };
  return (
    <>
      <Head review={review} />
      <blockquote lang={locale} dir="auto" className="wrap-anywhere whitespace-pre-line">
        {text}
      </blockquote>
      {isWriting ? (
        <AnswerForm review={id} text={answer?.text ?? ''} onDone={done} onCancel={() => setWriting(false)} />
      ) : (
        <Below {...props} onWrite={() => setWriting(true)} />
      )}
    </>
  );
}

/** The answer, if there is one, and the reader's buttons. */
function Below({ review, mayAnswer, onChange, onWrite }: Props & { onWrite: () => void }) {
  const t = useTranslations('comments.comment');
  const { id, author, answer } = review;
  return (
    <>
      {answer && (
        <AnswerView answer={answer} review={id} edit={mayAnswer ? onWrite : null} onChange={onChange} />
      )}
      <div className="-mb-2 -ml-3 flex flex-wrap items-start">
        {!answer && mayAnswer && (
          <Button variant="quiet" className="px-3" onClick={onWrite}>
            {t('answer')}
          </Button>
        )}
        <ReportButton subject={{ kinds: ['teacher_review'], key: String(id) }} ownerId={author?.id ?? null} />
      </div>
    </>
  );
}

function Head({
  review: { author, author_is_gone: isGone, stars, at, edited_at: edited },
}: Pick<Props, 'review'>) {
  const t = useTranslations('profile.reviews');
  const ofComment = useTranslations('comments.comment');
  const ofStars = useTranslations('home.reviews');
  return (
    <header className="flex items-start gap-3">
      <Avatar name={author?.name ?? '?'} src={author?.photo ?? null} className="size-11" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          {author ? (
            <Link
              href={routes.profile(author.id)}
              prefetch={false}
              className="font-semibold wrap-anywhere hover:text-cobalt"
            >
              <bdi>{author.name}</bdi>
            </Link>
          ) : (
            <span className="text-soft">{isGone ? ofComment('deletedUser') : t('someone')}</span>
          )}
          <span className="text-sm text-soft">
            <When at={at} />
            {edited !== null && <> · {ofComment('edited')}</>}
          </span>
        </p>
        {stars !== null && <Stars count={stars} label={ofStars('stars', { count: stars })} />}
      </div>
    </header>
  );
}
