import { expect, it } from '@jest/globals';
import { emptyNote, isReady, noteOf } from '@/components/chat/calls/notes/note-draft';

it.each([
  [{}, false],
  [{ word: ' ' }, false],
  [{ word: 'кот' }, true],
  [{ kind: 'correction', said: 'в Москва' }, false],
  [{ kind: 'correction', said: 'в Москва', better: 'в Москва ' }, false],
  [{ kind: 'correction', said: 'в Москва', better: 'в Москве' }, true],
  [{ kind: 'correction', word: 'кот' }, false],
] as const)('%j can be noted: %s', (typed, ready) => {
  expect(isReady({ ...emptyNote(), ...typed })).toBe(ready);
});

it('sends the parts of its kind alone', () => {
  const draft = { ...emptyNote(), word: 'кот', meaning: 'cat', said: 'а', better: 'б' };
  const id = { client_id: draft.clientId };
  expect(noteOf(draft)).toEqual({ ...id, kind: 'word', word: 'кот', meaning: 'cat' });
  expect(noteOf({ ...draft, kind: 'correction' })).toEqual({
    ...id,
    kind: 'correction',
    said: 'а',
    better: 'б',
    reason: '',
  });
});
