import type { CasePage, ModerationCase } from '@/lib/community/moderation/schema';

/** The pages after a change of a case; one that has just been decided is not counted as waiting any more. */
export function changedPages(pages: readonly CasePage[], changed: ModerationCase): CasePage[] {
  const before = pages.flatMap((page) => page.cases).find(({ id }) => id === changed.id);
  const isDone = before?.decision === null && changed.decision !== null;
  return pages.map((page) => ({
    ...page,
    cases: page.cases.map((known) => (known.id === changed.id ? changed : known)),
    waiting: page.waiting - (isDone ? 1 : 0),
    overdue: page.overdue - (isDone && before.overdue ? 1 : 0),
  }));
}
