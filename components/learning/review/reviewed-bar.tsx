import { useTranslations } from 'next-intl';
import { VerdictPanel } from '@/components/learning/session/feedback/verdict-panel';
import { NextButton } from '@/components/learning/session/next-button';
import type { OpenState } from '@/components/learning/session/session-types';
import type { ExerciseSession } from '@/components/learning/session/use-exercise-session';
import { Notice } from '@/components/ui/notice';
import { SpeakButton } from '@/components/ui/speak-button';
import type { ReviewResult } from '@/lib/learning/review/schema';
import { RatingChoice } from './rating-choice';
import type { ReviewTypes } from './use-review';
import { useWhen } from './use-when';

interface Props {
  session: ExerciseSession<ReviewTypes>;
  state: Extract<OpenState<ReviewTypes>, { phase: 'checked' }>;
}

/** The bar after checking: the verdict, the next date of the card and the button to continue. */
export function ReviewedBar({ session, state: { active, result } }: Props) {
  const t = useTranslations();
  const when = useWhen();
  return (
    <div className="grid animate-rise gap-4 bg-inherit sm:grid-cols-[1fr_auto] sm:items-end">
      {result.elsewhere && (
        <Notice tone="info" role="alert" className="sm:col-span-2">
          {t('review.elsewhere', {
            verdict: t(`exercises.verdict.${result.grade.verdict}`),
            when: when(result.due, result.at),
          })}
        </Notice>
      )}
      <section
        aria-label={t('exercises.result.title')}
        className="flex min-w-0 justify-between gap-2 sm:flex-col"
      >
        <div className="min-w-0 flex-1">
          <VerdictPanel kind={active.draft.kind} result={result} />
        </div>
        {result.spoken && <Spoken {...result.spoken} />}
      </section>
      {result.outlook.length > 0 && (
        <div className="sm:order-last sm:col-span-2">
          <RatingChoice result={result} onRated={session.amend} />
        </div>
      )}
      <NextButton onNext={session.goOn}>
        {result.queue.current ? t('exercises.next') : t('review.finish')}
      </NextButton>
    </div>
  );
}

/** Reads the word aloud, only after checking since it may give the answer away. On a phone only the button is shown. */
function Spoken({ text, recorded }: NonNullable<ReviewResult['spoken']>) {
  const t = useTranslations('words');
  return (
    <p className="flex shrink-0 items-center self-end sm:-ml-3 sm:self-start">
      <SpeakButton text={text} recorded={recorded} label={t('listen', { word: text })} />
      <span lang="ru" className="font-serif text-lg max-sm:hidden">
        {text}
      </span>
    </p>
  );
}
