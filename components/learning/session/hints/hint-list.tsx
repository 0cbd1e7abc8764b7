import { useEffect, useRef } from 'react';
import { Lightbulb } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { RussianText } from '@/components/ui/russian-text';
import { AnswerText } from '@/components/learning/session/feedback/answer-text';
import type { Hint, Narrowing } from '@/lib/russian/exercises/hints';

/** The hints opened so far; screen readers announce a new one. */
export function HintList({ hints }: { hints: readonly Hint[] }) {
  const t = useTranslations('exercises.hint');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hints.length > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [hints.length]);
  return (
    <div ref={box} role="status" className="scroll-mb-44">
      {hints.length > 0 && (
        <ul
          aria-label={t('title')}
          className="flex flex-col gap-2 rounded-card bg-honey-ground p-4 *:flex *:gap-3"
        >
          {hints.map((hint) => (
            <li key={hint.level}>
              <Lightbulb size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-honey" />
              <div className="min-w-0">
                <HintText hint={hint} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function HintText({ hint }: { hint: Hint }) {
  const t = useTranslations('exercises.hint');
  switch (hint.level) {
    case 1:
      return (
        <p lang={hint.text.lang}>
          <RussianText text={hint.text.text} lang={hint.text.lang} />
        </p>
      );
    case 2:
      return <NarrowingText narrowing={hint.narrowing} />;
    case 3:
      return (
        <p>
          {t('answer')}{' '}
          <strong className="font-medium">
            <AnswerText text={hint.answer} />
          </strong>
        </p>
      );
  }
}

const sentences = { gap: 'ruledOut', choice: 'ruledOut', pairs: 'pairGiven', order: 'firstWords' } as const;

function NarrowingText({ narrowing }: { narrowing: Narrowing }) {
  const t = useTranslations('exercises.hint');
  if (narrowing.kind !== 'write') return <p>{t(sentences[narrowing.kind])}</p>;
  return (
    <p>
      {t('mask')}{' '}
      <span lang="ru" className="font-serif text-lg tracking-widest">
        {narrowing.mask}
      </span>
    </p>
  );
}
