import { useTranslations } from 'next-intl';
import type { Grade, Grammeme, Issue } from '@/lib/russian/exercises/schema';
import { issueKey } from './issue-key';

/** Describes a mistake of an answer in the reader's language. */
export function useIssueText(): (issue: Issue, grade: Pick<Grade, 'verdict' | 'issues'>) => string {
  const t = useTranslations('exercises');

  function nameAll(grammemes: Grammeme[] | undefined): string {
    const keys = (grammemes ?? []).map((grammeme) => `grammemes.${grammeme}`);
    return keys.flatMap((key) => (isKey(t, key) ? t(key) : [])).join(', ');
  }

  return ({ code, given = '', expected = '', asked, gave }, grade) => {
    if (code !== 'form') return t(`issues.${issueKey(code, grade)}`, { given, expected });
    const names = { asked: nameAll(asked), gave: nameAll(gave) };
    return names.asked && names.gave ? t('issues.form', names) : t('issues.formPlain', { expected });
  };
}

type Translate = ReturnType<typeof useTranslations<'exercises'>>;
type GrammemeKey = Extract<Parameters<Translate>[0], `grammemes.${string}`>;

/** Grammemes without a message are not shown to learners. */
function isKey(t: Translate, key: string): key is GrammemeKey {
  return t.has(key as GrammemeKey);
}
