import 'server-only';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { traits } from './schema';
import type { LexiconEntry, LexiconPage, LexiconQuery, LexiconWord } from './list-schema';
import { selectLexemes, selectTaught, isLexeme } from './inside/queries';
import { groupTaught, sensesOf, type TaughtLexeme } from './inside/taught';

const pageSize = 50;

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
  return { ...wordOf(word), traits: traits.parse(word.traits), tables: word.tables };
}

function wordOf(word: TaughtLexeme): LexiconWord {
  const { id, russian, part, gender, plural, aspect, partner, governs, level, frequency } = word;
  const grammar = { gender, plural, aspect, partner, governs };
  return { id, russian, part, ...grammar, level, frequency, senses: sensesOf(word) };
}
