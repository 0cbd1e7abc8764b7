import { useEffect, useRef } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { TappableText } from '@/components/words/tappable-text';
import type { Kind } from '@/lib/exercises/schema';
import type { AttemptResult } from '@/lib/practice/schema';
import { VerdictPanel } from './feedback/verdict-panel';

interface Props {
  kind: Kind;
  result: AttemptResult;
  onNext: () => void;
}

/** After checking: what came of it, and on. */
export function ResultBar({ kind, result, onNext }: Props) {
  const t = useTranslations('exercises');
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex animate-rise flex-col gap-4 sm:flex-row sm:items-end">
      <section aria-label={t('result.title')} className="min-w-0 flex-1">
        <TappableText>
          <VerdictPanel kind={kind} result={result} />
        </TappableText>
      </section>
      <Button
        ref={next}
        size="large"
        className="w-full sm:w-auto sm:min-w-40"
        // The Enter that checked may still be held down.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={onNext}
      >
        {result.practice.summary ? t('finish') : t('next')}
      </Button>
    </div>
  );
}
