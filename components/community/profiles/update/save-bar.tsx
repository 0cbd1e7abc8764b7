import { useTranslations } from 'next-intl';
import type { Submission } from '@/components/forms/submission';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import type { OwnProfile } from '@/lib/community/profiles/schema';
import { routes } from '@/lib/platform/routes/routes';

interface Props {
  profile: Pick<OwnProfile, 'id' | 'joined_at'>;
  submission: Submission;
  isChanged: boolean;
  /** Whether it was saved since the page was opened. */
  isNew: boolean;
}

/** The button and its result, always visible. */
export function SaveBar({ profile, submission, isChanged, isNew }: Props) {
  const t = useTranslations('profile.update');
  const isSaved = isNew && !isChanged && submission.phase === 'ready';
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-3 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
      <SubmissionNotice submission={submission} />
      {isSaved && (
        <Notice tone="right" role="status">
          {t('saved')}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" waiting={submission.phase === 'sending'} className="max-sm:flex-1">
          {t(profile.joined_at === null ? 'join' : 'save')}
        </Button>
        {profile.joined_at !== null && !isChanged && (
          <ButtonLink href={routes.profile(profile.id)} variant="secondary" className="max-sm:flex-1">
            {t('look')}
          </ButtonLink>
        )}
        {isChanged && <p className="text-sm text-soft">{t('unsaved')}</p>}
      </div>
    </div>
  );
}
