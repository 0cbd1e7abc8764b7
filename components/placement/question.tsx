import { useId, useRef } from 'react';
import type { Draft } from '@/components/exercises/drafts/draft';
import { Exercise } from '@/components/exercises/exercise';
import { useFirstFocus } from '@/components/exercises/use-first-focus';
import { RussianText } from '@/components/ui/russian-text';
import type { Seat } from './test-state';

interface Props {
  seat: Seat;
  still: boolean;
  onChange: (draft: Draft) => void;
}

/** One question: words cannot be looked up here, since the test asks what is known. A new one wants a new `key`. */
export function Question({ seat, still, onChange }: Props) {
  const prompt = useId();
  const region = useRef<HTMLDivElement>(null);
  useFirstFocus(region);
  const { text, lang } = seat.current.task.prompt;
  return (
    <div role="group" aria-labelledby={prompt} className="flex animate-rise flex-col gap-6">
      <h2 id={prompt} lang={lang} className="text-xl font-semibold sm:text-2xl">
        <RussianText text={text} lang={lang} />
      </h2>
      <div ref={region}>
        <Exercise draft={seat.draft} onChange={onChange} grade={null} still={still} />
      </div>
    </div>
  );
}
