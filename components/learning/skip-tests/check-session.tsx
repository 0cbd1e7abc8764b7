import { useLocale, useTranslations } from 'next-intl';
import { isFull } from '@/components/learning/practice/drafts/draft';
import { PlayerFrame } from '@/components/learning/practice/player-frame';
import { PlayerHeader } from '@/components/learning/practice/player-header';
import { Question } from '@/components/learning/practice/question';
import { useShortcuts } from '@/components/learning/practice/use-shortcuts';
import { Notice } from '@/components/ui/notice';
import { RussianText } from '@/components/ui/russian-text';
import type { CheckView } from '@/lib/learning/skip-tests/schema';
import { routes } from '@/lib/platform/routes/routes';
import { CheckBar } from './check-bar';
import type { CheckState } from './check-state';
import type { Check } from './use-check';

interface Props {
  check: Check;
  state: Extract<CheckState, { phase: 'answering' | 'checking' | 'checked' }>;
}

/** An exercise of a check being done: what would have been right is never shown. */
export function CheckSession({ check, state }: Props) {
  const t = useTranslations();
  const { seat } = state;
  const { view } = seat;
  const outcome = state.phase === 'checked' ? state.outcome : null;

  function go() {
    if (outcome) check.goOn();
    else if (state.phase === 'answering') check.submit(seat);
  }
  useShortcuts({ onEnter: go, placed: isFull(seat.draft) });

  return (
    <PlayerFrame
      verdict={outcome?.verdict}
      header={
        <PlayerHeader
          progress={{ answered: (outcome?.check ?? view).turn, total: (outcome?.check ?? view).total }}
          leaveTo={routes.courseSelect(view.lesson.course.slug)}
          leave={{
            label: t('checks.close'),
            title: t('checks.leaving.title'),
            text: t('checks.leaving.text'),
          }}
        />
      }
      bar={<CheckBar check={check} state={state} />}
    >
      <div aria-live="assertive" aria-atomic className="sr-only">
        {outcome && <p>{t(`exercises.verdict.${outcome.verdict}`)}</p>}
      </div>
      {view.turn === 0 && <Rules view={view} />}
      <Question
        key={view.turn}
        draft={seat.draft}
        still={state.phase !== 'answering'}
        onChange={check.change}
      />
    </PlayerFrame>
  );
}

/** What this is about, beside the first exercise. */
function Rules({ view: { lesson, total, needed } }: { view: CheckView }) {
  const t = useTranslations('checks');
  const text = t('intro', { total, needed, lesson: lesson.title.text });
  return (
    <Notice>
      <p>
        <RussianText text={text} lang={useLocale()} />
      </p>
    </Notice>
  );
}
