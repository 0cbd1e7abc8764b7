import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readCourseFolders } from '@/lib/content/files/folder';
import type { CourseSource, WordSource } from '@/lib/content/courses/source';
import { readForms } from '@/lib/content/forms/read';
import { readMinima } from '@/lib/content/lexicon/minima';
import { readCourse } from '@/lib/content/courses/read-course';
import { unmarked } from '@/lib/content/text/words';
import { keyOf } from '@/lib/content/lexicon/entries';
import { makeLexicon, type MadeLexeme } from '@/lib/content/lexicon/lexicon';
import { transcribe } from '@/lib/content/lexicon/transcribe';
import { kindOf } from '@/lib/learning/lexicon/grammar';
import { loadLexicon } from '@/lib/russian/morphology/morphology';
import { getSpeaker } from '@/lib/russian/speech/service';
import { readGold, type GoldWord } from '@/tests/support/russian/gold';

const content = 'db/content';
/** Words of the elementary level that no lesson teaches yet. */
const untaught: Partial<WordSource>[] = [
  { ru: 'о́вощи', part: 'noun', plural: true },
  { ru: 'рожде́ние', part: 'noun', gender: 'n' },
  { ru: 'пригласи́ть', part: 'verb', aspect: 'perfective' },
];

let gold: GoldWord[];
let made: ReadonlyMap<string, MadeLexeme>;

beforeAll(async () => {
  const { folders } = await readCourseFolders(content);
  const courses = folders.map(readCourse).flatMap(({ value }) => value ?? []);
  gold = await readGold();
  const lexemes = await makeLexicon([...courses, ...courses.slice(0, 1).map(teachingUntaught)], {
    lexicon: await loadLexicon(),
    frequencies: new Map(),
    minima: await readMinima(content),
    forms: (await readForms(content)).value,
    transcribe,
  });
  made = new Map(lexemes.map((lexeme) => [lexeme.key, lexeme]));
}, 120_000);
afterAll(() => getSpeaker().stop());

/** A course of one lesson, with the words that none has. */
function teachingUntaught(course: CourseSource): CourseSource {
  const lessons = course.lessons.slice(0, 1).map((lesson) => ({
    ...lesson,
    words: lesson.words.slice(0, 1).flatMap(({ id, ru, part, gloss, example, at }) =>
      untaught.map((word) => ({
        id,
        ru,
        part,
        gloss,
        example,
        at,
        plural: false,
        extra: false,
        forms: [],
        ...word,
      })),
    ),
  }));
  return { ...course, lessons };
}

/** Every form that the lexicon shows of a word, by its place; one that is in doubt carries «?». */
function shownOf({ tables }: MadeLexeme): Map<string, string[]> {
  const shown = new Map<string, string[]>();
  for (const { title, columns, rows } of tables) {
    for (const { label, cells } of rows) {
      cells.forEach((cell, index) =>
        cell.forEach(({ text, stress, before }) => {
          const row = before === undefined ? label : 'loc2';
          const place = [title, row, columns[index]].filter(Boolean).join(' ');
          const said = [before, stress === 'sure' ? text : `${text}?`].filter(Boolean).join(' ');
          shown.set(place, [...(shown.get(place) ?? []), said]);
        }),
      );
    }
  }
  return shown;
}

function differencesOf({ word, kinds, traits, cells }: GoldWord): string[] {
  const lexeme = kinds.flatMap((kind) => made.get(keyOf(word, kind)) ?? [])[0];
  if (!lexeme) return [`${word} is not in the lexicon`];
  const shown = shownOf(lexeme);
  const typed = new Map(cells.map(({ place, forms }) => [place, forms]));
  const places = new Set([...typed.keys(), ...shown.keys()]);
  const wrongTraits = traits.filter((trait) => !lexeme.traits.some((own) => own === trait));
  return [
    ...wrongTraits.map((trait) => `${word} is not said to be ${trait}`),
    ...[...places].flatMap((place) => {
      const [ours, theirs] = [shown, typed].map(
        (all) => [...(all.get(place) ?? [])].sort().join(' / ') || '—',
      );
      return ours === theirs ? [] : [`${word}, ${place}: ${ours} is shown, ${theirs} is right`];
    }),
  ];
}

describe('the tables of word forms', () => {
  it('say what people typed by hand, of every word of the elementary level, and are certain of it', () => {
    expect(gold.flatMap(differencesOf)).toEqual([]);
  });

  it('were typed for every word of the elementary level that is inflected', async () => {
    const lexicon = await loadLexicon();
    const typed = new Set(gold.map(({ word }) => unmarked(word)));
    const missing = [...(await readMinima(content))]
      .filter(([word, level]) => level === 'A1' && !typed.has(word))
      .map(([word]) => word)
      .filter((word) => {
        const taught = [...made.values()].filter(({ spellings }) => spellings[0] === word);
        if (taught.length > 0) return taught.some(({ tables }) => tables.length > 0);
        const [reading] = lexicon.readings(word).filter(({ lemma }) => unmarked(lemma) === word);
        return reading && ['noun', 'verb', 'adjective', 'numeral'].includes(kindOf(reading.grammemes));
      });
    expect(missing).toEqual([]);
  });

  it('are in doubt of one form in two hundred at most', () => {
    const all = [...made.values()].flatMap((each) => [...shownOf(each).values()].flat());
    const doubtful = all.filter((form) => form.endsWith('?'));
    expect(all.length).toBeGreaterThan(20_000);
    expect(doubtful.length / all.length).toBeLessThan(0.005);
  });
});
