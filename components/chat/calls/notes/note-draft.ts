import {
  maxNoteLineCodePoints,
  maxNoteReasonCodePoints,
  maxNoteWordCodePoints,
} from '@/lib/chat/calls/limits';
import type { NoteInput } from '@/lib/chat/calls/schema';

export type NoteKind = NoteInput['kind'];
export const noteKinds = ['word', 'correction'] as const satisfies readonly NoteKind[];

const names = ['word', 'meaning', 'said', 'better', 'reason'] as const;
type NoteField = (typeof names)[number];

/** The note that is being written; changing its kind and back loses nothing. */
export type NoteDraft = Record<NoteField, string> & {
  kind: NoteKind;
  /** The same for every attempt to send it, so that it is stored once. */
  clientId: string;
};

export const emptyNote = (): NoteDraft => ({
  kind: 'word',
  clientId: crypto.randomUUID(),
  word: '',
  meaning: '',
  said: '',
  better: '',
  reason: '',
});

interface Field {
  name: NoteField;
  max: number;
  isOptional: boolean;
}

const fields: Readonly<Record<NoteKind, readonly Field[]>> = {
  word: [
    { name: 'word', max: maxNoteWordCodePoints, isOptional: false },
    { name: 'meaning', max: maxNoteLineCodePoints, isOptional: true },
  ],
  correction: [
    { name: 'said', max: maxNoteLineCodePoints, isOptional: false },
    { name: 'better', max: maxNoteLineCodePoints, isOptional: false },
    { name: 'reason', max: maxNoteReasonCodePoints, isOptional: true },
  ],
};

export const fieldsOf = (kind: NoteKind) => fields[kind];

export const isReady = (draft: NoteDraft) =>
  fieldsOf(draft.kind).every(({ name, isOptional }) => isOptional || draft[name].trim() !== '') &&
  (draft.kind === 'word' || draft.said.trim() !== draft.better.trim());

export const noteOf = ({ kind, clientId, word, meaning, said, better, reason }: NoteDraft): NoteInput =>
  kind === 'word'
    ? { client_id: clientId, kind, word, meaning }
    : { client_id: clientId, kind, said, better, reason };
