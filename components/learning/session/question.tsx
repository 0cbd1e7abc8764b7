import { useId, useRef, type ReactNode } from 'react';
import type { KindProps } from './board/kind-props';
import type { Draft } from './drafts/draft';
import { Exercise } from './exercise';
import { useFirstFocus } from './use-first-focus';
import { RussianText } from '@/components/ui/russian-text';

interface Props extends KindProps<Draft> {
  /** Above what is to be done. */
  badge?: ReactNode;
}

/** An exercise: what to do, and the thing to do it with. A new one wants a new `key`. */
export function Question({ badge, ...exercise }: Props) {
  const prompt = useId();
  const region = useRef<HTMLDivElement>(null);
  useFirstFocus(region);
  const { text, lang } = exercise.draft.task.prompt;
  return (
    <div role="group" aria-labelledby={prompt} className="flex animate-rise flex-col gap-6">
      <div className="flex flex-col items-start gap-2">
        {badge}
        <h2 id={prompt} lang={lang} className="text-xl font-semibold sm:text-2xl">
          <RussianText text={text} lang={lang} />
        </h2>
      </div>
      <div ref={region}>
        <Exercise {...exercise} />
      </div>
    </div>
  );
}
