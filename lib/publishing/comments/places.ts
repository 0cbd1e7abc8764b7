import 'server-only';
import type { Locale } from '@/lib/platform/i18n/locales';
import { aboutOf } from './inside/about';
import { selectPlaces } from './inside/place-queries';

export interface CommentPlace {
  id: number;
  /** Of the post or the lesson. */
  title: string;
  /** The comment on its page. */
  href: string;
  /** The name under which everybody reads it; null if its author is leaving or has left. */
  author: string | null;
}

/** Where members can read comments today; those that nobody can read there are left out. */
export async function listCommentPlaces(ids: number[], locale: Locale): Promise<CommentPlace[]> {
  const rows = await selectPlaces(ids, locale);
  return rows.map(({ id, author, ...joined }) => {
    const { title, href } = aboutOf(joined, locale);
    const name = author && `${author.firstName} ${author.surname}`.trim();
    return { id, title, href: `${href}#comment-${id}`, author: name };
  });
}
