import 'server-only';
import { db } from '@/lib/platform/database/database';
import { translations, localize } from '@/lib/platform/i18n/localized-text';
import { isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { writingOf } from './guard';
import { canEdit, canPublish, canRemove, type Writer } from '@/lib/publishing/writing/policy';
import {
  selectCategories,
  selectImage,
  selectName,
  selectTags,
  selectTagsOf,
  type DocumentRow,
} from './queries';
import type { Choice, WrittenDocument } from '@/lib/publishing/writing/schema';
import { listTexts } from './texts';

/** A document as the editor shows it. `locale` is that of the interface. */
export async function viewDocument(
  writer: Writer,
  row: DocumentRow,
  locale: Locale,
): Promise<WrittenDocument> {
  const [texts, categories, tags, ofDocument, cover, author] = await Promise.all([
    listTexts(db, row.id),
    selectCategories(),
    selectTags(),
    selectTagsOf(row.id),
    row.coverId === null ? null : selectImage(db, row.coverId),
    row.authorId === null ? null : selectName(row.authorId),
  ]);
  const own = categories.find(({ id }) => id === row.categoryId);
  const writing = writingOf(row);
  return {
    id: row.id,
    kind: row.kind,
    slug: row.slug,
    category: own ? showChoice(own, locale) : null,
    author,
    state: row.state,
    published_at: row.publishedAt?.toISOString() ?? null,
    scheduled_for: row.scheduledFor?.toISOString() ?? null,
    scheduled_zone: row.scheduledZone,
    scheduled_locales: (row.scheduledLocales ?? []).filter(isLocale),
    tags: ofDocument,
    cover,
    texts,
    may: {
      edit: canEdit(writer, writing),
      publish: canPublish(writer, writing),
      remove: canRemove(writer, writing),
    },
    choices: {
      categories: categories.map((each) => showChoice(each, locale)),
      tags: tags.map((each) => showChoice(each, locale)),
    },
  };
}

export const showChoice = ({ slug, title }: { slug: string; title: unknown }, locale: Locale): Choice => ({
  slug,
  title: localize(locale, translations.parse(title)),
});
