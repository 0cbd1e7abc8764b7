import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import {
  requireLockedDocument,
  requireApproval,
  requireDocument,
  requireWriter,
  writingOf,
} from './inside/guard';
import { canEdit } from './policy';
import type { Revision, RevisionPage, RevisionsQuery } from './revisions-schema';
import { insertSavedRevision, getText, showStored, writeDraft } from './save';
import type { SavedDraft } from './schema';
import {
  insertRevision,
  selectDraft,
  selectLastRevision,
  selectRevision,
  selectRevisionPage,
  type RevisionRow,
} from './inside/text-queries';
import { isSameText } from './inside/texts';

const pageSize = 30;

/** The earlier versions of a text, latest first. Throws AppError('not_found'). */
export async function listRevisions(
  viewer: Viewer,
  document: number,
  query: RevisionsQuery,
): Promise<RevisionPage> {
  const writer = await requireWriter(viewer, { isRead: true });
  await requireDocument(writer, document);
  const rows = await selectRevisionPage(db, document, query, pageSize + 1);
  const revisions = rows.slice(0, pageSize).map((row) => ({ ...showHead(row), title: row.title }));
  return { revisions, next: rows.length > pageSize ? (revisions.at(-1)?.id ?? null) : null };
}

/** Throws AppError('not_found'). */
export async function getRevision(viewer: Viewer, document: number, id: number): Promise<Revision> {
  const writer = await requireWriter(viewer, { isRead: true });
  await requireDocument(writer, document);
  const row = await selectRevision(db, document, id);
  if (!row) throw new AppError('not_found');
  const { title, description, body } = row;
  return { ...showHead(row), title, description, body };
}

/**
 * Makes a revision the draft and saves the replaced draft as a revision. When `version` is outdated, nothing changes and
 * the current draft is returned. Repeating it changes nothing. Throws AppError: 'not_found', 'not_approved'.
 */
export async function restoreRevision(
  viewer: Viewer,
  { document, revision }: { document: number; revision: number },
  { version }: { version: number },
): Promise<SavedDraft> {
  const writer = await requireWriter(viewer);
  return db.transaction(async (on) => {
    const row = await requireLockedDocument(on, writer, document);
    requireApproval(canEdit(writer, writingOf(row)));
    const wanted = await selectRevision(on, document, revision);
    if (!wanted) throw new AppError('not_found');
    const key = { documentId: document, locale: wanted.locale };
    const draft = await selectDraft(on, key);
    if (draft && isSameText(draft, wanted))
      return { outcome: 'saved', text: await showStored(on, key, draft) };
    if ((draft?.version ?? 0) !== version)
      return { outcome: 'behind', text: await showStored(on, key, draft) };
    const last = await selectLastRevision(on, key);
    if (draft && !(last && isSameText(last, draft))) await insertSavedRevision(on, key, draft);
    await writeDraft(on, key, wanted, { version: version + 1, savedBy: writer.id });
    const { title, description, body } = wanted;
    const text = { title, description, body };
    await insertRevision(on, { ...key, ...text, cause: 'restored', userId: writer.id, createdAt: now() });
    return { outcome: 'saved', text: await getText(on, key) };
  });
}

const showHead = ({ id, locale, cause, at, userId, userName }: RevisionRow) => ({
  id,
  // The boundary: texts are only written in locales of the interface.
  locale: locale as Locale,
  cause,
  at: at.toISOString(),
  by: userId === null || userName === null ? null : { id: userId, name: userName },
});
