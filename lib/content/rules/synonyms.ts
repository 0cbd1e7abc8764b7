import type { CourseSource } from '@/lib/content/courses/source';
import type { Fault } from '@/lib/content/files/fault';
import type { SynonymEntry, SynonymSource } from '@/lib/content/synonyms/source';
import { attachSynonyms, setsOf } from '@/lib/content/synonyms/sets';
import { unmarked } from '@/lib/content/text/words';
import { gradeWrite } from '@/lib/russian/exercises/kinds/write';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import type { ContentOf } from '@/lib/russian/exercises/schema';
import { PhraseError, readPhrase, slotsOf } from '@/lib/russian/exercises/synonyms/phrase';

/**
 * Checks the synonyms: every phrase can be parsed and is in only one set, because otherwise two forms of a word would be
 * interchangeable; the examples are accepted or refused as stated; `drills` of exercises name existing entries.
 */
export function checkSynonyms(
  { entries, at, faults }: SynonymSource,
  courses: readonly CourseSource[],
  lexicon: Lexicon,
): Fault[] {
  if (faults.length > 0) return faults;
  const unread = entries.flatMap((entry, index) =>
    phraseFaults(entry).map((message) => ({ ...at(index, 'phrases'), message })),
  );
  if (unread.length > 0) return unread;
  return [
    ...repeated(entries).map(({ index, message }) => ({ ...at(index, 'phrases'), message })),
    ...entries.flatMap((entry, index) =>
      exampleFaults(entry, entries, lexicon).map((message) => ({ ...at(index, 'id'), message })),
    ),
    ...courses.flatMap((course) => drillFaults(course, entries)),
  ];
}

function phraseFaults(entry: SynonymEntry): string[] {
  return setsOf(entry).flatMap(({ phrases }) => {
    try {
      const slots = new Set(phrases.map((phrase) => slotsOf(readPhrase(phrase)).join(' ')));
      if (slots.size > 1) return [`“${phrases.join('” and “')}” have not the same slots.`];
      return phrases.every((phrase) => readPhrase(phrase).words.length === 0) ? ['A set has no word.'] : [];
    } catch (error) {
      if (error instanceof PhraseError) return [error.message];
      throw error;
    }
  });
}

function repeated(entries: readonly SynonymEntry[]): { index: number; message: string }[] {
  const ids = new Set<string>();
  return entries.flatMap((entry, index) => {
    const phrases = setsOf(entry).flatMap((set) => set.phrases.filter(hasWords).map(unmarkedPhrase));
    const twice = [
      ...(ids.has(entry.id) ? [entry.id] : []),
      ...phrases.filter((phrase, at) => phrases.indexOf(phrase) < at),
    ];
    ids.add(entry.id);
    return twice.map((text) => ({ index, message: `“${text}” is there twice.` }));
  });
}

function hasWords(phrase: string): boolean {
  return readPhrase(phrase).words.length > 0;
}

/** Slots stay, because two phrases may differ only in their slots. */
function unmarkedPhrase(phrase: string): string {
  return phrase
    .split(/\s+/)
    .map((part) => (part.startsWith('{') ? part : unmarked(part)))
    .join(' ');
}

function exampleFaults(entry: SynonymEntry, all: readonly SynonymEntry[], lexicon: Lexicon): string[] {
  const accepted = entry.accepts.filter((each) => {
    const [without, alone, together] = [[], [entry], all].map(
      (entries) => gradeWith(each, entries, lexicon).verdict === 'right',
    );
    return without || !alone || !together;
  });
  const refused = entry.refuses.filter((each) => gradeWith(each, all, lexicon).verdict === 'right');
  return [
    ...accepted.map(({ answer, typed }) => `“${typed}” should be accepted for “${answer}”.`),
    ...refused.map(({ answer, typed }) => `“${typed}” should be refused for “${answer}”.`),
  ];
}

function gradeWith(
  { answer, typed }: { answer: string; typed: string },
  entries: readonly SynonymEntry[],
  lexicon: Lexicon,
) {
  const content: ContentOf<'write'> = {
    kind: 'write',
    prompt: none,
    hint: none,
    answers: [answer],
    order: 'normal',
    spelling: 'normal',
  };
  return gradeWrite(attachSynonyms(content, entries), { kind: 'write', text: typed }, { lexicon });
}

const none = { ru: '-', en: '-', de: '-' };

function drillFaults({ lessons }: CourseSource, entries: readonly SynonymEntry[]): Fault[] {
  const known = new Set(entries.map(({ id }) => id));
  return lessons
    .flatMap(({ exercises }) => exercises)
    .flatMap(({ content, at }) =>
      content.kind === 'write'
        ? (content.drills ?? [])
            .filter((id) => !known.has(id))
            .map((id) => ({ ...at('drills'), message: `There are no synonyms “${id}”.` }))
        : [],
    );
}
