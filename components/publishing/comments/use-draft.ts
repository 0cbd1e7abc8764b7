import { useState } from 'react';
import { browserStore, readDraft, writeDraft } from './drafts';
import { useHere } from './here';

/** A text that stays in the browser while it is being written. `initial` is what there was before it. */
export function useDraft(place: string, initial: string) {
  const { draftKey, me } = useHere();
  const key = `${draftKey}/${place}`;
  const by = me.state === 'in' ? me.me.id : null;
  const [kept, setKept] = useState(() => readDraft(browserStore, key, by));
  const [text, setText] = useState(kept || initial);

  function change(next: string) {
    setText(next);
    writeDraft(browserStore, key, { text: next === initial ? '' : next, at: Date.now(), by });
  }

  /** It was sent, or is not wanted any more. */
  function drop(next: string) {
    setText(next);
    setKept('');
    writeDraft(browserStore, key, { text: '', at: Date.now(), by });
  }

  return { text, change, drop, isRestored: kept !== '' && kept !== initial };
}
