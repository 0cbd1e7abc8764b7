import type { useTranslations } from 'next-intl';
import type { CommunityState } from './community-state';

/** The sentence about the number of people found. */
export function foundText(
  t: ReturnType<typeof useTranslations<'community.list'>>,
  { total_users: count, isCapped }: Pick<CommunityState, 'total_users' | 'isCapped'>,
): string {
  return isCapped ? t('foundMore', { count }) : t('found', { count });
}
