import { useFormatter, useTranslations } from 'next-intl';
import { usePersonLabels } from '@/components/community/profiles/person-labels';
import type { MatchReason } from '@/lib/community/matching/schema';
import { useTimesText } from './use-times-text';

/** The sentence about a reason in the interface's language, without the other person's name. */
export function useReasonText(): (reason: MatchReason) => string {
  const t = useTranslations('matching.reasons');
  const labels = usePersonLabels();
  const format = useFormatter();
  const timesText = useTimesText();
  const list = <T>(items: readonly T[], nameOf: (item: T) => string) => format.list(items.map(nameOf));
  const languages = (codes: readonly string[]) => list(codes, labels.language);

  return (reason) => {
    if ('languages' in reason) return t(reason.kind, { languages: languages(reason.languages) });
    switch (reason.kind) {
      case 'exchange':
        return t('exchange', { theirs: languages(reason.theirs), mine: languages(reason.mine) });
      case 'free_time':
        return t('free_time', { times: timesText(reason.parts) });
      case 'interests':
        return t('interests', { interests: list(reason.interests, labels.interest) });
      case 'goals':
        return t('goals', { count: reason.goals.length, goals: list(reason.goals, labels.goal) });
      case 'age':
        return reason.max === null
          ? t('ageOpen', { min: reason.min })
          : t('age', { min: reason.min, max: reason.max });
    }
  };
}
