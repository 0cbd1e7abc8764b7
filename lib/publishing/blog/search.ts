import 'server-only';
import { locales, type Locale } from '@/lib/platform/i18n/locales';
import { stressMark } from '@/lib/platform/text/stress';
import { maxSearchCodePoints } from './limits';
import type { PostCard } from './schema';
import { searchPosts } from './inside/search-queries';
import { listCards } from './service';

const maxFound = 24;

interface SearchResult {
  /** The words that were searched for: shortened, without control characters. */
  words: string;
  posts: PostCard[];
  hasMore: boolean;
}

/** Posts that contain all the words, best first. The last word may be a prefix; stress marks and ё are ignored. */
export async function findPosts(typed: string, locale: Locale): Promise<SearchResult> {
  const words = readable(typed);
  const { wanted, beginning } = partsOf(words);
  if (wanted === '') return { words, posts: [], hasMore: false };
  const languages = locales.filter((each) => each === locale || each === 'en' || each === 'ru');
  const ids = await searchPosts({ wanted, beginning, languages, limit: maxFound + 1 });
  return { words, posts: await listCards(ids.slice(0, maxFound), locale), hasMore: ids.length > maxFound };
}

/** Replaces control characters, which PostgreSQL rejects, by spaces. */
function readable(typed: string): string {
  const text = typed
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  return Array.from(text).slice(0, maxSearchCodePoints).join('').trim();
}

/** All the words, and the query split into whole words and the prefix that the last word may be. */
function partsOf(words: string): { wanted: string; beginning: { before: string; letters: string } | null } {
  const wanted = words
    .replaceAll(stressMark, '')
    .replaceAll('ё', 'е')
    .replaceAll('Ё', 'Е')
    .replaceAll('\u00a0', ' ');
  const last = /[\p{L}\p{N}]+$/u.exec(wanted);
  const before = last ? wanted.slice(0, last.index) : '';
  // A word in quotation marks, or one excluded by "-", is matched whole.
  const isOpen = last !== null && !/["-]/u.test(wanted);
  return { wanted, beginning: isOpen ? { before: before.trim(), letters: last[0].toLowerCase() } : null };
}
