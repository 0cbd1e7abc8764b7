import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { CommunityView } from '@/components/community/directory/community-view';
import type { UserCard, UsersAnswer } from '@/lib/community/directory/schema';
import { serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const card = (id: number, name: string): UserCard => ({
  id,
  name,
  photo: null,
  age: { min: 55, max: null },
  gender: null,
  country: 'JP',
  native_language: 'ja',
  russian_level: 'B1',
  tested_level: null,
  occupation: null,
  languages: [],
  interests: ['chess'],
  is_online: false,
  last_seen_at: null,
});
const answer = (users: UserCard[], next: string | null = null): UsersAnswer => ({
  users,
  count: users.length,
  count_is_capped: false,
  countries: ['JP'],
  next,
});
const names = {
  countries: [{ value: 'JP', label: 'Japan' }],
  languages: [{ value: 'ja', label: 'Japanese' }],
};
const open = (first: UsersAnswer) =>
  show(
    <CommunityView
      start={{ filters: {}, page: 0, answer: first, tab: 'community' }}
      names={names}
      tied={null}
    />,
  );

describe('the people of the community', () => {
  it('are cards that say why to talk to them', () => {
    open(answer([card(7, 'Yuki K.')]));
    const article = screen.getByRole('article');
    expect(within(article).getByRole('link', { name: 'Yuki K.' }).getAttribute('href')).toContain(
      '/profile/7',
    );
    for (const text of ['Japan · 55 years and older', 'Russian: B1', 'Speaks: Japanese', 'chess'])
      expect(within(article).getByText(text)).toBeTruthy();
  });

  it('say who is online, and of others when they were last here', () => {
    const last_seen_at = new Date(Date.now() - 3_600_000).toISOString();
    const online = { ...card(7, 'Yuki K.'), is_online: true, last_seen_at };
    open(answer([online, { ...card(8, 'Aoi K.'), last_seen_at }, card(9, 'Ren K.')]));
    const shown = screen
      .getAllByRole('article')
      .map((article) => within(article).queryByText(/^(?:Online now|Last here .+)$/u)?.textContent ?? null);
    expect(shown).toEqual(['Online now', 'Last here 1 hour ago', null]);
  });

  it.each([
    ['B1', 'B1', ['Russian: B1, tested']],
    ['A2', 'B1', ['Russian: B1, tested']],
    ['B2', 'B1', ['Russian: B2', 'Russian: B1, tested']],
    [null, 'B1', ['Russian: B1, tested']],
    ['B2', null, ['Russian: B2']],
    [null, null, []],
  ] as const)('say of a level of %s, tested as %s: %j', (russian_level, tested_level, lines) => {
    open(answer([{ ...card(7, 'Yuki K.'), russian_level, tested_level }]));
    expect(screen.queryAllByText(/^Russian:/u).map(({ textContent }) => textContent)).toEqual(lines);
  });

  it('change with a filter, which is then in the address', async () => {
    serve({ 'GET /api/users?country=JP': { body: answer([card(8, 'Ren S.')]) } });
    const { person } = open(answer([card(7, 'Yuki K.')]));
    await person.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Japan');
    expect(await screen.findByRole('link', { name: 'Ren S.' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Yuki K.' })).toBeNull();
    expect(window.location.search).toBe('?country=JP');
  });

  it('spec §4: say when nobody is found, and show all again', async () => {
    serve({
      'GET /api/users?level=C2': { body: answer([]) },
      'GET /api/users': { body: answer([card(7, 'Yuki K.')]) },
    });
    const { person } = open(answer([card(7, 'Yuki K.')]));
    await person.selectOptions(screen.getByRole('combobox', { name: 'Level of Russian' }), 'C2');
    await waitFor(() => expect(screen.getAllByText('Nobody found')).toHaveLength(2));
    await person.click(screen.getAllByRole('button', { name: 'Remove all filters' })[0]!);
    expect(await screen.findByRole('link', { name: 'Yuki K.' })).toBeTruthy();
  });

  it('spec §8: say when they cannot be loaded, and are asked for again', async () => {
    serve({
      'GET /api/users?native=1': [
        { status: 400, body: { code: 'x', message: 'x' } },
        { body: answer([card(7, 'Нина')]) },
      ],
    });
    const { person } = open(answer([]));
    await person.click(screen.getByRole('checkbox', { name: 'Native speakers of Russian only' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The people could not be loaded.');
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Нина' })).toBeTruthy();
  });

  it('spec §4: go on by themselves near the end of the list, until all are loaded', async () => {
    serve({ 'GET /api/users?after=0_1_7': { body: answer([card(8, 'Ren S.')]) } });
    open(answer([card(7, 'Yuki K.')], '0_1_7'));
    expect(await screen.findByText('You have seen everyone.')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });
});

/** A browser in which everything is in view. */
class InView {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.tell([{ isIntersecting: true }]);
  disconnect = () => undefined;
}
Object.assign(globalThis, { IntersectionObserver: InView });
