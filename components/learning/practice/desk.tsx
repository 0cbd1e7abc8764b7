'use client';

import { useId, useRef } from 'react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { RussianText } from '@/components/ui/russian-text';
import { TappableText } from '@/components/learning/lexicon/tappable-text';
import type { Grade } from '@/lib/russian/exercises/schema';
import type { Draft } from './drafts/draft';
import { Exercise } from './exercise';
import { HintList } from './hints/hint-list';
import type { Seat } from './player-state';
import { useFirstFocus } from './use-first-focus';

interface Props {
  sitting: Seat;
  grade: Grade | null;
  still: boolean;
  onChange: (draft: Draft) => void;
}

/** One exercise: what to do, the thing to do it with, and the hints. A new exercise wants a new `key`. */
export function Desk({ sitting, grade, still, onChange }: Props) {
  const t = useTranslations('exercises');
  const prompt = useId();
  const region = useRef<HTMLDivElement>(null);
  useFirstFocus(region);
  const { current, draft, comingBack } = sitting;
  const { text, lang } = current.task.prompt;
  return (
    <>
      {comingBack && (
        <Notice tone="info" role="status">
          {t('comingBack')}
        </Notice>
      )}
      <TappableText closed={grade === null}>
        <div role="group" aria-labelledby={prompt} className="flex animate-rise flex-col gap-6">
          <div className="flex flex-col items-start gap-2">
            {!current.first_time && <Badge tone="almost">{t('onceMore')}</Badge>}
            <h2 id={prompt} lang={lang} className="text-xl font-semibold sm:text-2xl">
              <RussianText text={text} lang={lang} />
            </h2>
          </div>
          <div ref={region}>
            <Exercise draft={draft} onChange={onChange} grade={grade} still={still} />
          </div>
        </div>
      </TappableText>
      <HintList hints={grade ? [] : current.hints} />
    </>
  );
}
