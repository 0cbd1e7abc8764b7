import 'server-only';
import type { Locale } from '@/lib/platform/i18n/locales';
import { aboutOf } from './inside/about';
import { selectCommentLocations } from './inside/location-queries';

export interface CommentLocation {
  id: number;
  /** Title of the article or the lesson. */
  title: string;
  /** The comment on its page. */
  href: string;
  /** The name under which everybody reads it; null if its author is leaving or has left. */
  author: string | null;
}

/** Pages on which members can read comments today; comments that nobody can read are left out. */
export async function listCommentLocations(ids: number[], locale: Locale): Promise<CommentLocation[]> {
  const rows = await selectCommentLocations(ids, locale);
  return rows.map(({ id, author, ...joined }) => {
    const { title, href } = aboutOf(joined, locale);
    const name = author && `${author.firstName} ${author.surname}`.trim();
    return { id, title, href: `${href}#comment-${id}`, author: name };
  });
}
