import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { CommunityView } from '@/components/community/directory/community-view';
import type { CommunityTab } from '@/lib/community/directory/limits';
import type { UsersAnswer } from '@/lib/community/directory/schema';
import type { TiedPerson, TiePage } from '@/lib/people/ties/schema';
import { held, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const answer: UsersAnswer = { users: [], count: 0, count_is_capped: false, countries: [], next: null };
const personOf = (id: number, name: string, friendship: TiedPerson['tie']['friendship']): TiedPerson => ({
  id,
  name,
  avatar: null,
  since: '2026-05-01T10:00:00.000Z',
  tie: { follows: false, friendship, mutes: false, blocks: false, may_ask: true },
});
const pageOf = (...people: TiedPerson[]): TiePage => ({ people, next: null });
const vera = personOf(7, 'Vera', 'friends');

interface Opening {
  tab?: CommunityTab;
  tied?: Record<string, TiePage> | null;
  level?: 'B1';
}
function open({ tab = 'community', tied = {}, level }: Opening = {}) {
  const filters = level ? { level } : {};
  return show(
    <CommunityView
      start={{ filters, page: 0, answer, tab }}
      names={{ countries: [], languages: [] }}
      tied={tied}
    />,
  );
}
const tab = (name: string) => screen.getByRole('tab', { name });
const address = () => `${window.location.pathname}${window.location.search}`;

describe('the tabs of the community', () => {
  it('spec §3: begin with everybody, and are not there for visitors', () => {
    open();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'People',
      'My friends',
      'My requests',
    ]);
    expect(tab('People').getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('search', { name: 'Filters' })).toBeTruthy();
  });

  it('have only everybody for visitors', () => {
    open({ tied: null });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByRole('search', { name: 'Filters' })).toBeTruthy();
  });

  it('show friends while they load, then them, and are in the address', async () => {
    const { reply, give } = held({ body: pageOf(vera) });
    serve({ 'GET /api/friends/friends': reply });
    const { person } = open();
    await person.click(tab('My friends'));
    expect(address()).toBe('/en/community?tab=friends');
    expect(within(screen.getByRole('tabpanel')).getByRole('status')).toBeTruthy();
    give();
    expect(await screen.findByRole('link', { name: /^Vera/u })).toBeTruthy();
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('keep the filters of everybody in the address when one comes back to them', async () => {
    serve({ 'GET /api/friends/friends': { body: pageOf() } });
    const { person } = open({ level: 'B1' });
    await person.click(tab('My friends'));
    expect(await screen.findByText('No friends yet')).toBeTruthy();
    await person.click(tab('People'));
    expect(address()).toBe('/en/community?level=B1');
    expect(screen.getByRole('combobox', { name: 'Level of Russian' })).toHaveProperty('value', 'B1');
  });

  it('say when friends could not be loaded, and try again', async () => {
    serve({
      'GET /api/friends/friends': [
        { status: 404, body: { code: 'not_found', message: '' } },
        { body: pageOf(vera) },
      ],
    });
    const { person } = open();
    await person.click(tab('My friends'));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Vera/u })).toBeTruthy();
  });

  it('have those who wait for an answer and those who were asked', async () => {
    serve({
      'GET /api/friends/requests': { body: pageOf(personOf(8, 'Boris', 'asked')) },
      'GET /api/friends/outgoing': { body: pageOf(personOf(9, 'Olga', 'requested')) },
    });
    const { person } = open();
    await person.click(tab('My requests'));
    expect(await screen.findByRole('button', { name: 'Accept: Boris' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take back: Olga' })).toBeTruthy();
  });

  it('begin with what the server has read for an address, and read it anew the next time', async () => {
    serve({ 'GET /api/friends/friends': { body: pageOf(vera, personOf(10, 'Nina', 'friends')) } });
    const { person } = open({ tab: 'friends', tied: { friends: pageOf(vera) } });
    expect(screen.getByRole('link', { name: /^Vera/u })).toBeTruthy();
    await person.click(tab('People'));
    await person.click(tab('My friends'));
    await waitFor(() => expect(screen.getByRole('link', { name: /^Nina/u })).toBeTruthy());
  });
});
