import 'server-only';
import { idsOf, type ReportSubject } from '@/lib/people/reports/subject';
import { lockComment, selectWritten, updateHiding } from './inside/queries';
import { requireCommentSubject } from './inside/subject';

/** A comment that the reader sees under what they may read; three reports hide it until a moderator decides. */
export const commentSubject: ReportSubject = {
  reportsToHide: 3,

  find: async (viewer, key, locale) => {
    const [id] = idsOf(key, 1) ?? [];
    if (id === undefined) return null;
    const written = await selectWritten(id);
    if (!written) return null;
    await requireCommentSubject(viewer, id, locale);
    const { userId, firstName, surname, body } = written;
    const name = firstName === null ? null : `${firstName} ${surname ?? ''}`;
    return { key: String(id), ownerId: userId, snapshot: { name, title: null, text: body } };
  },

  hide: async (on, key, { by, at, reason }) => {
    const comment = await lockComment(on, Number(key));
    if (!comment || comment.deletedAt) return null;
    await updateHiding(on, comment.id, {
      hiddenAt: comment.hiddenAt ?? at,
      hiddenBy: by,
      hiddenReason: reason,
    });
    return {};
  },

  restore: async (on, key) => {
    const comment = await lockComment(on, Number(key));
    if (!comment || comment.deletedAt) return;
    await updateHiding(on, comment.id, { hiddenAt: null, hiddenBy: null, hiddenReason: null });
  },
};
