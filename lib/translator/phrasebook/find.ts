import 'server-only';
import type { Locale } from '@/lib/platform/i18n/locales';
import { spellingDistance } from '@/lib/russian/exercises/text/spelling-distance';
import { foldText, numbersIn } from '@/lib/translator/text/fold-text';
import { selectByKey, selectPhrases, selectSimilarKeys } from './inside/queries';

/** Answers to one text: «Добрый день» and its like are few. */
const maxPhrases = 8;
/** Texts with fewer letters are not guessed at: «да» is one slip away from «на». */
const minLettersForSlip = 4;

interface FoundPhrases {
  /** The language in which the text was found. */
  source: Locale;
  /** False where the text differs from the phrase by one slip. */
  isExact: boolean;
  rows: Awaited<ReturnType<typeof selectPhrases>>;
  /** The number to fill in; null where the text has none. */
  number: number | null;
}

/**
 * Finds phrases by their text in one language, or in any of `languages`, the first one that has it. Each brings its partner in
 * the other register. @returns null when there is none
 */
export async function findPhrases(text: string, languages: readonly Locale[]): Promise<FoundPhrases | null> {
  const key = foldText(text);
  const numbers = numbersIn(text);
  const asked = (key.match(/#/gu) ?? []).length;
  // A phrase has one number; a number that is too large is none that it can say.
  if (key === '' || asked > 1 || asked !== numbers.length) return null;
  const found = (await findExact(key, languages)) ?? (await findSimilar(key, languages));
  if (!found) return null;
  const { ids, ...how } = found;
  return { ...how, rows: await selectPhrases(ids, maxPhrases), number: numbers[0] ?? null };
}

interface FoundKeys {
  source: Locale;
  ids: number[];
  isExact: boolean;
}

async function findExact(key: string, languages: readonly Locale[]): Promise<FoundKeys | null> {
  const rows = await selectByKey(key, languages.length === 1 ? (languages[0] ?? null) : null);
  const source = languages.find((language) => rows.some(({ locale }) => locale === language));
  if (!source) return null;
  const ids = rows.filter(({ locale }) => locale === source).map(({ phraseId }) => phraseId);
  return { source, ids, isExact: true };
}

/** One slip in the first language alone: in fourteen, something always looks alike. */
async function findSimilar(key: string, [source]: readonly Locale[]): Promise<FoundKeys | null> {
  if (!source || key.length < minLettersForSlip) return null;
  const rows = await selectSimilarKeys(key, source);
  const ids = rows.filter(({ key: known }) => isOneSlip(key, known)).map(({ phraseId }) => phraseId);
  return ids.length > 0 ? { source, ids: [...new Set(ids)], isExact: false } : null;
}

/** Numbers are no letters: «#» must stand at the same place. */
function isOneSlip(given: string, known: string): boolean {
  const letters = known.replaceAll(' ', '');
  if (given.includes('#') !== known.includes('#')) return false;
  return spellingDistance(given.replaceAll(' ', ''), { letters, stressed: null }, 1) <= 1;
}
