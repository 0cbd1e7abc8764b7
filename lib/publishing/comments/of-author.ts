import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { AuthorComments } from './author-schema';
import { aboutOf } from './inside/about';
import { selectCommentsOf } from './inside/author-queries';
import { commentTree } from './inside/tree';

const pageSize = 20;

/**
 * What somebody has said and can be read today, the latest first. The caller has asked whether the reader may know of
 * the author.
 * @param reader null for a visitor, who reads no comments about lessons
 * @param before `next` of the page before
 */
export async function listCommentsOf(
  userId: number,
  { reader, before }: { reader: Pick<Viewer, 'id'> | null; before?: number | undefined },
  locale: Locale,
): Promise<AuthorComments> {
  const wanted = { userId, withLessons: reader !== null, before, limit: pageSize + 1 };
  const rows = await selectCommentsOf(wanted, locale);
  const shown = rows.slice(0, pageSize);
  return {
    comments: shown.map((row) => ({
      id: row.id,
      about: aboutOf(row, locale),
      content: commentTree(row.body),
      at: row.createdAt.toISOString(),
      edited_at: row.editedAt?.toISOString() ?? null,
      source: reader?.id === userId ? row.body : null,
      likes: row.likes,
    })),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}
