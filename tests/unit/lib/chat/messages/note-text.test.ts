import { expect, it } from '@jest/globals';
import { noteText, readNote } from '@/lib/chat/messages/note-text';

const nothing = { meaning: null, better: null, reason: null };

it.each([
  [{ kind: 'word', word: 'кот', meaning: '' }, 'кот', { ...nothing, words: 'кот' }],
  [{ kind: 'word', word: 'кот', meaning: 'cat' }, 'кот\ncat', { ...nothing, words: 'кот', meaning: 'cat' }],
  [
    { kind: 'correction', said: 'в Москва', better: 'в Москве', reason: '' },
    'в Москва\nв Москве',
    { ...nothing, words: 'в Москва', better: 'в Москве' },
  ],
  [
    { kind: 'correction', said: 'в Москва', better: 'в Москве', reason: 'Где?' },
    'в Москва\nв Москве\nГде?',
    { ...nothing, words: 'в Москва', better: 'в Москве', reason: 'Где?' },
  ],
] as const)('%j is kept as %j, and read again', (note, text, read) => {
  expect(noteText(note)).toBe(text);
  expect(readNote(text, note.kind)).toEqual(read);
});
