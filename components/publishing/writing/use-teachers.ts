import { useState } from 'react';
import { useTranslations } from 'next-intl';
import type { Through } from '@/components/forms/use-call';
import { useReadPages } from '@/components/browser/data-fetching/use-read-pages';
import { callApi } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { Approval, Teacher, TeacherPage } from '@/lib/publishing/writing/teachers-schema';

/** The teachers, and calls to approve them. `through` asks for the password when a recent sign-in is required. */
export function useTeachers(first: TeacherPage, words: string, through: Through) {
  const t = useTranslations('writing.teachers');
  const [said, setSaid] = useState('');
  const { data, error, isValidating, setSize, mutate } = useReadPages<TeacherPage>(
    (page, last: TeacherPage | null) =>
      last?.next === null ? null : apiRoutes.adminTeachers({ words, page: String(page) }),
    { ...(words === '' && { fallbackData: [first] }), keepPreviousData: true },
  );

  /** Throws the reason of a refusal, which the caller shows. */
  async function approve({ id, name }: Teacher, isApproved: boolean): Promise<void> {
    setSaid('');
    const method = isApproved ? 'PUT' : 'DELETE';
    const outcome = await through(() => callApi<Approval>(apiRoutes.approval(id), { method }));
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    const { approved_at: at } = outcome.data;
    const change = (teacher: Teacher) => (teacher.id === id ? { ...teacher, approved_at: at } : teacher);
    // The row keeps its position in the list until the next load.
    await mutate(
      data?.map((page) => ({ ...page, teachers: page.teachers.map(change) })),
      { revalidate: false },
    );
    setSaid(t(isApproved ? 'nowApproved' : 'nowWithdrawn', { name }));
  }

  return {
    teachers: data?.flatMap((page) => page.teachers) ?? [],
    hasMore: data?.at(-1)?.next != null,
    isFailed: error !== undefined,
    isBusy: isValidating,
    said,
    loadMore: () => setSize((size) => size + 1),
    again: () => mutate(),
    approve,
  };
}
