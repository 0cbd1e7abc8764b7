import 'server-only';
import type { ReportSubject } from '@/lib/people/reports/subject';
import { announcePageChange } from '@/lib/platform/cache/cache';
import { lockDocument, selectPublishedPost, updateDocument } from './inside/queries';
import { pagesShowing } from './inside/touched-pages';

/** A published article, named by its slug. What a moderator took from the public nobody publishes until it is given back. */
export const postSubject: ReportSubject = {
  find: async (_viewer, slug) => {
    const post = await selectPublishedPost(slug);
    if (!post) return null;
    const { id, authorId, firstName, surname, texts } = post;
    return {
      key: String(id),
      ownerId: authorId,
      snapshot: {
        name: firstName === null ? null : `${firstName} ${surname ?? ''}`,
        title: texts[0]?.title ?? slug,
        text: texts.map(({ locale, title, body }) => `[${locale}] ${title}\n\n${body}`).join('\n\n'),
      },
    };
  },

  hide: async (on, key, { at }) => {
    const row = await lockDocument(on, Number(key));
    if (row?.state !== 'published') return null;
    await updateDocument(on, row.id, { state: 'unpublished', withheldAt: at });
    await announcePageChange(on, pagesShowing(row));
    return {};
  },

  restore: async (on, key) => {
    const row = await lockDocument(on, Number(key));
    if (!row?.withheldAt) return;
    await updateDocument(on, row.id, { state: 'published', withheldAt: null });
    await announcePageChange(on, pagesShowing(row));
  },
};
