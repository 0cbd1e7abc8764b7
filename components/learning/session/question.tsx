import { useId, useRef, type ReactNode } from 'react';
import type { KindProps } from './board/kind-props';
import type { Draft } from './drafts/draft';
import { Choice } from './kinds/choice';
import { Gap } from './kinds/gap';
import { Order } from './kinds/order';
import { Pairs } from './kinds/pairs';
import { Write } from './kinds/write';
import { useFirstFocus } from './use-first-focus';
import { RussianText } from '@/components/ui/russian-text';

interface Props extends KindProps<Draft> {
  /** Stands above the task. */
  badge?: ReactNode;
}

/** An exercise: its instruction and its view. A new exercise needs a new `key`. */
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

/** The view of an exercise, whatever its kind. */
function Exercise({ draft, ...rest }: KindProps<Draft>) {
  switch (draft.kind) {
    case 'gap':
      return <Gap draft={draft} {...rest} />;
    case 'choice':
      return <Choice draft={draft} {...rest} />;
    case 'pairs':
      return <Pairs draft={draft} {...rest} />;
    case 'write':
      return <Write draft={draft} {...rest} />;
    case 'order':
      return <Order draft={draft} {...rest} />;
  }
}
