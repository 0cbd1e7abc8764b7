import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import type { Locale } from '@/lib/platform/i18n/locales';
import { requireTeacher } from '@/lib/learning/teaching/guard';
import { selectGroupPage, selectOpenCount } from './inside/group-queries';
import { viewGroup } from './inside/group-view';
import { selectAppealPage, selectUnseenCount, updateSeen } from './inside/queries';
import type { AppealPage, AppealQuery, SeenAnswer, SeenInput } from './schema';
import type { GroupPage, GroupQuery } from './group-schema';
import { viewAppeal } from './inside/view';

const pageSize = 20;

/** The caller's reports, the latest first. */
export async function listAppeals(
  viewer: Viewer,
  { before }: AppealQuery,
  locale: Locale,
): Promise<AppealPage> {
  const at = now().toISOString();
  const rows = await selectAppealPage(viewer.id, before, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return {
    appeals: shown.map((row) => viewAppeal(row, locale)),
    unseen: await countUnseen(viewer),
    at,
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Reports that were answered since their author last looked. */
export async function countUnseen(viewer: Viewer): Promise<number> {
  return selectUnseenCount(viewer.id);
}

/** Marks reports that were answered until then as seen; idempotent. */
export async function markSeen(viewer: Viewer, { until }: SeenInput): Promise<SeenAnswer> {
  await updateSeen(viewer.id, new Date(until), now());
  return { unseen: await countUnseen(viewer) };
}

/** Reports in a course, grouped by answer. Throws what lib/learning/teaching/guard refuses. */
export async function listGroups(
  viewer: Viewer,
  course: string,
  query: GroupQuery,
  locale: Locale,
): Promise<GroupPage> {
  const { id } = await requireTeacher(viewer, course, { write: false });
  return readGroups(id, query, { open: await selectOpenCount(id), locale });
}

/** The first page of the open and of the decided reports in a course. Throws as `listGroups` does. */
export async function listFirstGroups(
  viewer: Viewer,
  course: string,
  locale: Locale,
): Promise<Record<'open' | 'decided', GroupPage>> {
  const { id } = await requireTeacher(viewer, course, { write: false });
  const page = { open: await selectOpenCount(id), locale };
  return {
    open: await readGroups(id, { state: 'open' }, page),
    decided: await readGroups(id, { state: 'decided' }, page),
  };
}

async function readGroups(
  courseId: number,
  query: GroupQuery,
  { open, locale }: { open: number; locale: Locale },
): Promise<GroupPage> {
  const rows = await selectGroupPage(courseId, query, pageSize + 1);
  const shown = rows.slice(0, pageSize).map((row) => viewGroup(row, locale));
  return { groups: shown, open, next: rows.length > pageSize ? (shown.at(-1)?.appeal ?? null) : null };
}
