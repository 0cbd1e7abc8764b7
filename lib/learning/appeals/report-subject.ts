import 'server-only';
import { requireTeacher } from '@/lib/learning/teaching/guard';
import { idsOf, type ReportSubject } from '@/lib/people/reports/subject';
import { selectShownMessage, updateMessageHidden } from './inside/queries';

/**
 * The message of an appeal, by the id of the appeal: the teachers of the course read it, without a name. A report leaves the
 * appeal open; a moderator hides its message alone.
 */
export const suggestionSubject: ReportSubject = {
  find: async (viewer, key) => {
    const [id] = idsOf(key, 1) ?? [];
    const message = id === undefined ? null : await selectShownMessage(id);
    if (!message) return null;
    await requireTeacher(viewer, message.course, { write: false });
    return {
      key,
      ownerId: message.ownerId,
      snapshot: { name: null, title: message.course, text: message.text },
    };
  },

  hide: async (on, key, { at }) => ((await updateMessageHidden(on, Number(key), at)) ? {} : null),

  restore: async (on, key) => {
    await updateMessageHidden(on, Number(key), null);
  },
};
