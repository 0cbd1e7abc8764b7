import 'server-only';
import { atOnce } from '@/lib/platform/export/records';
import { getOwnProfile } from './service';

/** Somebody's profile, and the audience of each field; empty before they have joined the community. */
export const exportProfile = (userId: number) => atOnce('profile', () => readProfile(userId));

async function readProfile(userId: number) {
  const {
    id: _,
    name: __,
    birth_date: ___,
    joined_at: moment,
    ...said
  } = await getOwnProfile({ id: userId });
  if (moment === null) return [];
  return [
    {
      moment,
      ...said,
      languages: said.languages.map(({ language, level, is_learning: isLearning }) =>
        [language, level, isLearning ? 'learning' : 'spoken'].join(' '),
      ),
      availability: said.availability.map(({ weekday, part }) => `${weekday} ${part}`),
      shown_to: Object.entries(said.shown_to).map(([field, audience]) => `${field} ${audience}`),
    },
  ];
}
