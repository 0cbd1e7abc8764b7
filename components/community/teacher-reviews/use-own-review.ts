import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { useCall } from '@/components/forms/use-call';
import type { TeacherReviewPage, WrittenTeacherReview } from '@/lib/community/teacher-reviews/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

export interface OwnReviewOptions {
  teacher: number;
  mine: TeacherReviewPage['mine'];
  /** Reloads the reviews. */
  onChange: () => Promise<void>;
}

/** The state of the form for one's own review, and its sending. */
export function useOwnReview({ teacher, mine, onChange }: OwnReviewOptions) {
  const t = useTranslations('profile.reviews');
  const { submission, call } = useCall();
  const [stars, setStars] = useState(mine?.stars ?? 0);
  const [text, setText] = useState(mine?.text ?? '');

  async function save() {
    const options = { method: 'PUT', body: { stars, text } } as const;
    if (!(await call<WrittenTeacherReview>(apiRoutes.teacherReviews(teacher), options))) return;
    toast(t('saved'));
    await onChange();
  }

  /** Empties the form after the review was deleted. */
  async function empty() {
    setStars(0);
    setText('');
    await onChange();
  }

  const errors: Record<string, string[]> = submission.phase === 'refused' ? submission.errors : {};
  return { stars, text, errors, submission, setStars, setText, save, empty };
}
