import { asBook, type Content } from '@/lib/content/check';
import type { CourseSource, ExerciseBook } from '@/lib/content/courses/source';
import { byLocation, type Fault } from '@/lib/content/files/fault';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import { acceptedSentences } from './accepted';
import { checkComplete } from './complete';
import { disagreements } from './agreement';
import { checkDifficulty } from './difficulty';
import { oddOptions } from './parts';
import { checkEmphasis } from './emphasis';
import { checkGrammarTerms } from './grammar-terms';
import type { Reviewed } from './reviewed';
import { checkSpelling, russianWords } from './spelling';
import { checkVoice } from './voice';

interface Sources {
  lexicon: Lexicon;
  reviewed: Reviewed;
  /** The IPA transcription of words by speech synthesis. */
  transcribe: (words: readonly string[]) => Promise<string[]>;
}

/**
 * Checks the language of content without structural faults (lib/content/check): spelling, stress, agreement in right
 * answers, parts of speech of options, rising difficulty, completeness of translations and stray Markdown. It takes some
 * seconds, so loading the content skips it.
 */
export async function checkLanguage(
  { courses, placement, texts }: Content,
  { lexicon, reviewed, transcribe }: Sources,
): Promise<Fault[]> {
  const words = russianWords(texts);
  const books = [...courses, asBook(placement)];
  const faults = [
    ...checkSpelling(words, lexicon, reviewed.spelling),
    ...(await checkVoice(words, transcribe, reviewed.stress)),
    ...books.flatMap((book) => checkAgreement(book, lexicon, reviewed.agreement)),
    ...courses.flatMap((course) => checkOptions(course, lexicon, reviewed.options)),
    ...checkGrammarTerms(texts, courses, lexicon),
    ...courses.flatMap(checkComplete),
    ...courses.flatMap(checkDifficulty),
    ...courses.flatMap(checkEmphasis),
  ];
  return faults.sort(byLocation);
}

function checkAgreement({ lessons }: ExerciseBook, lexicon: Lexicon, reviewed: readonly string[]): Fault[] {
  return lessons
    .flatMap(({ exercises }) => exercises)
    .flatMap(({ content, at }) => {
      const found = acceptedSentences(content).flatMap(({ path, text }) =>
        disagreements(text, lexicon).map((message) => ({ ...at(...path), message })),
      );
      const open = found.filter(({ message }) => !reviewed.some((pair) => message.includes(pair)));
      return [...new Map(open.map((fault) => [fault.message, fault])).values()];
    });
}

function checkOptions(
  { slug, lessons }: CourseSource,
  lexicon: Lexicon,
  reviewed: readonly string[],
): Fault[] {
  return lessons.flatMap((lesson) =>
    lesson.exercises
      .filter(({ id }) => !reviewed.includes(`${slug}/${lesson.slug}/${id}`))
      .flatMap(({ content, at }) =>
        oddOptions(content, lexicon).map((message) => ({ ...at('id'), message })),
      ),
  );
}
