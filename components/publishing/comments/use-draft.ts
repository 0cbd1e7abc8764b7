import { useState } from 'react';
import { browserStorage, readDraft, writeDraft } from './drafts';
import { useCommentsContext } from './comments-context';

/** A text that is stored in the browser while it is written. `initial` is the text before any change. */
export function useDraft(place: string, initial: string) {
  const { draftKey, me } = useCommentsContext();
  const key = `${draftKey}/${place}`;
  const by = me.state === 'in' ? me.me.id : null;
  const [kept, setKept] = useState(() => readDraft(browserStorage, key, by));
  const [text, setText] = useState(kept || initial);

  function change(next: string) {
    setText(next);
    writeDraft(browserStorage, key, { text: next === initial ? '' : next, at: Date.now(), by });
  }

  /** Deletes the draft after it was sent or cancelled; the field then shows `next`. */
  function drop(next: string) {
    setText(next);
    setKept('');
    writeDraft(browserStorage, key, { text: '', at: Date.now(), by });
  }

  return { text, change, drop, isRestored: kept !== '' && kept !== initial };
}
