import 'server-only';
import { locales, type Locale } from '@/lib/platform/i18n/locales';
import { stressMark } from '@/lib/platform/text/stress';
import { longestSearch } from './limits';
import type { PostCard } from './schema';
import { searchPosts } from './search-queries';
import { listCards } from './service';

const mostFound = 24;

interface Found {
  /** As they were looked for: cut, without what cannot be read. */
  words: string;
  posts: PostCard[];
  isMore: boolean;
}

/** The posts that hold all the words, the best first. The last word may be a beginning; stress marks and ё make no difference. */
export async function findPosts(typed: string, locale: Locale): Promise<Found> {
  const words = readable(typed);
  const { wanted, beginning } = partsOf(words);
  if (wanted === '') return { words, posts: [], isMore: false };
  const languages = locales.filter((each) => each === locale || each === 'en' || each === 'ru');
  const ids = await searchPosts({ wanted, beginning, languages, limit: mostFound + 1 });
  return { words, posts: await listCards(ids.slice(0, mostFound), locale), isMore: ids.length > mostFound };
}

/** Control signs, which PostgreSQL or a page would choke on, are spaces. */
function readable(typed: string): string {
  const text = typed
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  return Array.from(text).slice(0, longestSearch).join('').trim();
}

/** What is asked of the database: all the words, and those before the last with its letters, where it may go on. */
function partsOf(words: string): { wanted: string; beginning: { before: string; letters: string } | null } {
  const wanted = words
    .replaceAll(stressMark, '')
    .replaceAll('ё', 'е')
    .replaceAll('Ё', 'Е')
    .replaceAll('\u00a0', ' ');
  const last = /[\p{L}\p{N}]+$/u.exec(wanted);
  const before = last ? wanted.slice(0, last.index) : '';
  // Within quotation marks, or when it is left out, a word is whole.
  const isOpen = last !== null && !/["-]/u.test(wanted);
  return { wanted, beginning: isOpen ? { before: before.trim(), letters: last[0].toLowerCase() } : null };
}
