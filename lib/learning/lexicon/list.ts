import 'server-only';
import type { cefrLevels } from '@/db/enums';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { traits } from './schema';
import type { LexiconEntry, LexiconPage, LexiconQuery, LexiconWord } from './list-schema';
import { selectLexemes, selectTalkWords, selectTaught, isLexeme } from './inside/queries';
import { groupTaught, sensesOf, type TaughtLexeme } from './inside/taught';

const pageSize = 50;
type Level = (typeof cefrLevels)[number];

export async function listWords(query: LexiconQuery, locale: Locale): Promise<LexiconPage> {
  const ids = await selectLexemes(query, pageSize + 1);
  const page = ids.slice(0, pageSize);
  const found = groupTaught(page.length > 0 ? await selectTaught(isLexeme(page), locale) : []);
  const words = page.flatMap((id) => found.filter((lexeme) => lexeme.id === id));
  return {
    words: words.map(wordOf),
    next: ids.length > pageSize ? (page.at(-1) ?? null) : null,
  };
}

/** Throws AppError('not_found'), also for a word that no open lesson teaches. */
export async function getWord(id: number, locale: Locale): Promise<LexiconEntry> {
  const [word] = groupTaught(await selectTaught(isLexeme([id]), locale));
  if (!word) throw new AppError('not_found');
  return entryOf(word);
}

/** Words of the lexicon with their forms, in this order; what no open lesson teaches is left out. */
export async function listWordsById(ids: readonly number[], locale: Locale): Promise<LexiconEntry[]> {
  const found = groupTaught(ids.length > 0 ? await selectTaught(isLexeme(ids), locale) : []);
  return ids.flatMap((id) => found.find((word) => word.id === id) ?? []).map(entryOf);
}

/** Words that a conversation can be about, of the courses up to a level, each with that of the first course. */
export async function listTalkWords(level: Level): Promise<{ id: number; level: Level }[]> {
  return selectTalkWords(level);
}

const entryOf = (word: TaughtLexeme): LexiconEntry => ({
  ...wordOf(word),
  traits: traits.parse(word.traits),
  tables: word.tables,
});

function wordOf(word: TaughtLexeme): LexiconWord {
  const { id, russian, part, gender, plural, aspect, partner, governs, level, frequency } = word;
  const grammar = { gender, plural, aspect, partner, governs };
  return { id, russian, part, ...grammar, level, frequency, senses: sensesOf(word) };
}
