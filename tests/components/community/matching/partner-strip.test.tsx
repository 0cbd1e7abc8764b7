import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { MatchReasons } from '@/components/community/matching/match-reasons';
import { PartnerStrip } from '@/components/community/matching/partner-strip';
import type { MatchReason, PartnerView } from '@/lib/community/matching/schema';
import { show } from '@/tests/support/components/show';

const free = (weekday: number, part: 'morning' | 'evening' | 'night') => ({ weekday, part });
const everyEvening = [0, 1, 2, 3, 4, 5, 6].map((weekday) => free(weekday, 'evening'));

const sentences: [MatchReason, string][] = [
  [
    { kind: 'exchange', theirs: ['ru'], mine: ['tr'] },
    'Speaks: Russian · learns: Turkish · you the other way round',
  ],
  [{ kind: 'they_help', languages: ['ru', 'de'] }, 'Speaks what you learn: Russian and German'],
  [{ kind: 'you_help', languages: ['tr'] }, 'Learns what you speak: Turkish'],
  [{ kind: 'both_learn', languages: ['ru'] }, 'Also learns: Russian'],
  [{ kind: 'both_speak', languages: ['en'] }, 'Also speaks: English'],
  [
    { kind: 'free_time', parts: [free(0, 'evening'), free(4, 'evening'), free(5, 'morning')] },
    'Also has time (by your clock): mornings (Sat) and evenings (Mon and Fri)',
  ],
  [{ kind: 'free_time', parts: everyEvening }, 'Also has time (by your clock): evenings (every day)'],
  [{ kind: 'interests', interests: ['chess', 'cinema'] }, 'Also likes: chess and films'],
  [{ kind: 'goals', goals: ['friends'] }, 'Same goal: finding friends'],
  [{ kind: 'age', min: 18, max: 24 }, 'In your age group: 18–24'],
  [{ kind: 'age', min: 55, max: null }, 'In your age group: 55 and older'],
];

it.each(sentences)('the reason %j is said in a sentence', (reason, sentence) => {
  show(<MatchReasons name="Olga" reasons={[reason]} />);
  const list = screen.getByRole('list', { name: 'What you have in common: Olga' });
  expect(within(list).getByRole('listitem').textContent).toBe(sentence);
});

describe('people for you', () => {
  const olga: PartnerView = {
    id: 7,
    name: 'Ольга К.',
    photo: null,
    country: 'RU',
    native_language: 'ru',
    russian_level: null,
    score: 60,
    reasons: sentences
      .map(([reason]) => reason)
      .filter(({ kind }, index, all) => all[index - 1]?.kind !== kind),
  };

  it('are shown with their strongest reasons, and lead to their profiles', () => {
    show(<PartnerStrip partners={[olga]} />);
    const strip = screen.getByRole('region', { name: 'People for you' });
    expect(within(strip).getByRole('link', { name: 'Ольга К.' }).getAttribute('href')).toContain(
      '/profile/7',
    );
    expect(within(strip).getByText('Russia · Native language: Russian')).toBeTruthy();
    const reasons = within(strip).getByRole('list', { name: 'What you have in common: Ольга К.' });
    expect(within(reasons).getAllByRole('listitem')).toHaveLength(4);
  });

  it('show what members may see, and no more', () => {
    const hidden = { ...olga, country: null, native_language: null, russian_level: 'B1' as const };
    show(<PartnerStrip partners={[hidden]} />);
    expect(screen.getByText('Russian: B1')).toBeTruthy();
    expect(screen.queryByText(/Russia ·/u)).toBeNull();
  });

  it('are nobody where nothing fits, and one is told what to do', () => {
    show(<PartnerStrip partners={[]} />);
    expect(screen.getByText(/Nobody fits/u)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toContain(
      '/profile/update',
    );
  });
});
