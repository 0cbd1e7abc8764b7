import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { AppError } from '@/lib/platform/errors';
import { contentLanguages } from '@/db/enums';
import type { Locale } from '@/lib/platform/i18n/locales';
import { requireWriter } from './inside/guard';
import { selectDocumentPage, type ListedRow } from './inside/list-queries';
import { canWritePages, mayPublishOwn, writesEverything } from './policy';
import { selectCategories } from './inside/queries';
import type { ListedDocument, WritingPage, WritingQuery } from './schema';
import { showChoice } from './inside/view';

const pageSize = 30;

/** A teacher's own posts, or all posts or pages for an administrator, latest change first. */
export async function listDocuments(
  viewer: Viewer,
  query: WritingQuery,
  locale: Locale,
): Promise<WritingPage> {
  const writer = await requireWriter(viewer, { isRead: true });
  if (query.kind === 'page' && !canWritePages(writer)) throw new AppError('not_found');
  const authorId = writesEverything(writer) ? null : writer.id;
  const rows = await selectDocumentPage(authorId, query, pageSize);
  const categories = await selectCategories();
  return {
    documents: rows.slice(0, pageSize).map((row) => showListed(row, locale)),
    next: rows.length > pageSize ? query.page + 1 : null,
    may_publish: mayPublishOwn(writer),
    categories: categories.map((each) => showChoice(each, locale)),
  };
}

function showListed(row: ListedRow, locale: Locale): ListedDocument {
  const { id, kind, slug, state, texts } = row;
  return {
    id,
    kind,
    slug,
    category: row.category && showChoice(row.category, locale),
    author: showAuthor(row),
    state,
    published_at: row.publishedAt?.toISOString() ?? null,
    scheduled_for: row.scheduledFor?.toISOString() ?? null,
    ...titleFor(row, locale),
    texts: texts.map((text) => ({ locale: text.locale, state: text.state })),
    changed_at: row.changedAt.toISOString(),
  };
}

const showAuthor = ({ authorId: id, authorName: name }: ListedRow) =>
  id === null || name === null ? null : { id, name };

/** The title in the reader's language, else English, else another content language, else any. */
function titleFor({ texts }: ListedRow, locale: Locale) {
  const wanted: readonly Locale[] = [locale, 'en', ...contentLanguages];
  const titled = wanted.flatMap((each) => texts.filter((text) => text.locale === each && text.title !== ''));
  const best = titled[0] ?? texts[0];
  return { title: best?.title ?? '', title_locale: best?.locale ?? locale };
}
