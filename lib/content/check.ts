import path from 'node:path';
import { cefrLevels } from '@/db/enums';
import { checkLatinWords, checkMixedWords } from './rules/alphabet';
import { checkAnswers } from './rules/answers';
import { checkApostrophes } from './rules/apostrophes';
import { checkDocuments } from './rules/documents';
import { checkDuplicates } from './rules/duplicates';
import { checkGiveaway } from './rules/giveaway';
import { checkHomeKeys, checkTrials } from './rules/home';
import { checkLookAlikes } from './rules/look-alikes';
import { checkOrder } from './rules/order';
import { checkPhrasebook } from './rules/phrasebook';
import { checkPlacement } from './rules/placement';
import { checkPractice } from './rules/practice';
import { checkRepetition } from './rules/repetition';
import { checkSize } from './rules/size';
import { checkStress } from './rules/stress';
import { checkSynonyms } from './rules/synonyms';
import { checkTemplates } from './rules/templates';
import { checkUniqueness } from './rules/uniqueness';
import { checkVocabulary } from './rules/vocabulary';
import { readCourseFolders } from './files/folder';
import type { CourseSource, ExerciseBook } from './courses/source';
import { byLocation, type Fault } from './files/fault';
import { readForms, type FormBook } from './forms/read';
import { readHome, type HomeSource } from './home/source';
import type { DocumentBook } from './documents/source';
import { readDocuments } from './documents/read-documents';
import { readPhrasebook, type SituationSource } from './phrasebook/source';
import { readPlacement, type PlacementSource } from './placement/source';
import { readCourse } from './courses/read-course';
import { readSynonyms } from './synonyms/source';
import { coursesWithSynonyms, placementWithSynonyms } from './synonyms/sets';
import type { TextLine } from './text/words';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import { loadLexicon } from '@/lib/russian/morphology/morphology';

/** Rules for exercises of courses and of the placement test. */
const exerciseRules: ((book: ExerciseBook) => Fault[])[] = [
  checkLatinWords,
  checkAnswers,
  checkDuplicates,
  checkOrder,
  checkTemplates,
  checkGiveaway,
  checkLookAlikes,
  checkRepetition,
];
const courseRules: ((course: CourseSource, all: readonly CourseSource[], lexicon: Lexicon) => Fault[])[] = [
  ...exerciseRules,
  checkUniqueness,
  checkVocabulary,
  checkPractice,
  checkSize,
];

export interface Content {
  courses: CourseSource[];
  placement: PlacementSource;
  home: HomeSource;
  documents: DocumentBook;
  forms: FormBook;
  phrasebook: SituationSource[];
  /**
   * Every line that people read, in courses, placement test, articles, pages and home page. The tables of word forms are
   * left out: they contain what the dictionary and the speech synthesis do not know.
   */
  texts: TextLine[];
  faults: Fault[];
}

/**
 * Reads and checks all courses of a content folder, the placement test, synonyms, articles, pages and the home page.
 * `courses` is sorted by level, then by place, then by name. A course whose files have the wrong shape is left out of it,
 * and only its texts are checked.
 */
export async function checkContent(folder: string): Promise<Content> {
  const { folders, strays } = await readCourseFolders(folder);
  const test = await readPlacement(folder);
  const homePage = await readHome(folder);
  const home = homePage.value ?? { trials: null, tips: [], countries: [], fingerprint: '' };
  const forms = await readForms(folder);
  const written = await readDocuments(folder);
  const documents = written.value ?? { categories: [], tags: [], documents: [], fingerprint: '' };
  const phrasebook = await readPhrasebook(folder);
  const synonyms = await readSynonyms(folder);
  const placement = placementWithSynonyms(test.value ?? { items: [], names: [], fingerprint: '' }, synonyms);
  const read = folders.map(readCourse);
  const courses = coursesWithSynonyms(
    read.flatMap(({ value }) => value ?? []),
    synonyms,
  );
  const lexicon = await loadLexicon();
  const texts = [
    ...read.flatMap((course) => course.texts),
    ...test.texts,
    ...written.texts,
    ...homePage.texts,
    ...phrasebook.texts,
    ...synonyms.texts,
  ];
  const cyrillicTexts = [...texts, ...forms.texts];
  const faults = [
    ...strays.map((file) => ({ file, line: 1, message: 'Only the folders of courses belong here.' })),
    ...read.flatMap((course) => course.faults),
    ...test.faults,
    ...homePage.faults,
    ...phrasebook.faults,
    ...written.faults,
    ...forms.faults,
    ...checkMixedWords(cyrillicTexts),
    ...checkApostrophes(texts),
    ...checkStress(cyrillicTexts.filter(({ file }) => !isPage(folder, file))),
    ...courses.flatMap((course) => courseRules.flatMap((rule) => rule(course, courses, lexicon))),
    ...checkSynonyms(synonyms, courses, lexicon),
    ...checkDocuments(documents, courses),
    ...checkPlacement(placement),
    ...checkTrials(home, courses),
    ...checkHomeKeys(home),
    ...checkPhrasebook(phrasebook.value ?? []),
    ...exerciseRules.flatMap((rule) => rule(asBook(placement))),
  ];
  return {
    courses: courses.sort(byLevel),
    placement,
    documents,
    home,
    forms: forms.value,
    phrasebook: phrasebook.value ?? [],
    texts,
    faults: faults.sort(byLocation),
  };
}

/** The placement test as a book of one lesson, so that the rules for exercises apply to it. */
export function asBook({ names, items }: PlacementSource): ExerciseBook {
  return { names, lessons: [{ words: [], exercises: items }] };
}

function byLevel(a: CourseSource, b: CourseSource): number {
  const levels = cefrLevels.indexOf(a.level) - cefrLevels.indexOf(b.level);
  return levels || (a.place ?? Infinity) - (b.place ?? Infinity) || 0;
}

/** Editable pages are not learning material, so their Russian has no stress marks. */
function isPage(folder: string, file: string): boolean {
  return !path.relative(path.join(folder, 'pages'), file).startsWith('..');
}
