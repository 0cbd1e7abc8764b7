import { fold } from '@/lib/russian/exercises/text/fold';

export interface WordInSentence {
  before: string;
  /** The word as the sentence spells it, without the punctuation around it. */
  word: string;
  after: string;
}

/** Finds a word, or one of its forms, in a sentence; null when it is not there. */
export function findWord(sentence: string, forms: readonly string[]): WordInSentence | null {
  const wanted = forms.map((form) => fold(form)).filter((form) => form !== '');
  const lengths = new Set(wanted.map((form) => form.split(' ').length));
  const chunks = [...sentence.matchAll(/\S+/gu)].map(({ index, 0: text }) => ({
    from: index,
    to: index + text.length,
  }));
  const stretches = chunks.flatMap(({ from }, first) =>
    [...lengths].flatMap((length) => {
      const last = chunks[first + length - 1];
      return last ? { from, text: sentence.slice(from, last.to) } : [];
    }),
  );
  const found = stretches.find(({ text }) => wanted.includes(fold(text)));
  const cutOut = found && cut(sentence, found.from, found.text);
  return cutOut && cutOut.word !== '' ? cutOut : null;
}

function cut(sentence: string, at: number, stretch: string): WordInSentence {
  const lead = /^[^\p{L}\p{N}]*/u.exec(stretch)?.[0] ?? '';
  const trail = /[^\p{L}\p{M}\p{N}]*$/u.exec(stretch)?.[0] ?? '';
  const word = stretch.slice(lead.length, stretch.length - trail.length);
  const start = at + lead.length;
  return { before: sentence.slice(0, start), word, after: sentence.slice(start + word.length) };
}
