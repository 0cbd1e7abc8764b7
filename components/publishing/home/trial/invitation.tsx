import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useMe } from '@/components/browser/auth-state/use-me';
import { claimTrials } from '@/components/learning/trials/claim-trials';
import { ButtonLink } from '@/components/ui/button-link';
import { RussianText } from '@/components/ui/russian-text';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { routes } from '@/lib/platform/routes/routes';
import { storeTrial } from '@/components/learning/trials/stored-trials';
import type { ClaimResult, TrialResult, TrialView } from '@/lib/learning/trials/schema';

interface Props {
  trial: TrialView;
  result: TrialResult;
}

/** After the verdict: offers to keep the answer by registering. A signed-in user has it in the lesson at once. */
export function Invitation({ trial, result }: Props) {
  const isStored = useStoreTrial(trial.exercise, result.trial);
  const { state } = useMe();
  if (state === 'in') return <Counted trial={trial} />;
  return <Register trial={trial} result={result} isStored={isStored} />;
}

/** Stores the answer in the browser, once. */
function useStoreTrial(exercise: number, trial: string): boolean {
  const [isStored] = useState(() => storeTrial(exercise, trial));
  return isStored;
}

function Register({ trial, result, isStored }: Props & { isStored: boolean }) {
  const t = useTranslations('home.trial');
  const locale = useLocale();
  const { course, lesson } = trial;
  const practice = getPathname({ href: routes.practice(course.slug, lesson.slug), locale });
  return (
    <div className="flex flex-col gap-3">
      <p>
        <RussianText
          text={t(isStored ? 'keep' : 'invite', { lesson: lesson.title.text, points: result.worth })}
          lang={locale}
        />
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={routes.register(practice)}>{t('register')}</ButtonLink>
        <ButtonLink variant="quiet" href={routes.login(practice)}>
          {t('logIn')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Counted({ trial: { course, lesson } }: { trial: TrialView }) {
  const t = useTranslations('home.trial');
  const [claimed, setClaimed] = useState<ClaimResult | null>(null);
  useEffect(() => {
    let isHere = true;
    void claimTrials().then((result) => isHere && setClaimed(result));
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="min-w-48 flex-1">
        {claimed && t(claimed.kept > 0 ? 'counted' : 'known', { points: claimed.points })}
      </p>
      <ButtonLink href={routes.practice(course.slug, lesson.slug)}>{t('open')}</ButtonLink>
    </div>
  );
}
