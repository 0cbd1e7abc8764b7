import { useId, useRef } from 'react';
import { RussianText } from '@/components/ui/russian-text';
import type { Draft } from './drafts/draft';
import { Exercise } from './exercise';
import { useFirstFocus } from './use-first-focus';

interface Props {
  draft: Draft;
  still: boolean;
  onChange: (draft: Draft) => void;
}

/** An exercise that asks what is known: without hints, and no word can be looked up. A new one wants a new `key`. */
export function Question({ draft, still, onChange }: Props) {
  const prompt = useId();
  const region = useRef<HTMLDivElement>(null);
  useFirstFocus(region);
  const { text, lang } = draft.task.prompt;
  return (
    <div role="group" aria-labelledby={prompt} className="flex animate-rise flex-col gap-6">
      <h2 id={prompt} lang={lang} className="text-xl font-semibold sm:text-2xl">
        <RussianText text={text} lang={lang} />
      </h2>
      <div ref={region}>
        <Exercise draft={draft} onChange={onChange} grade={null} still={still} />
      </div>
    </div>
  );
}
