import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { PeopleSearch } from '@/components/layout/people-search/people-search';
import { serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const found = {
  users: [
    { id: 7, name: 'Вера Л.', photo: '/api/images/vera' },
    { id: 8, name: 'Вероника М.', photo: null },
  ],
  count: 2,
};
const box = () => screen.getByRole('combobox', { name: 'Find people by name' });

describe('the search box of the header', () => {
  it('finds people as one types, once one has stopped', async () => {
    const calls = serve({ 'GET /api/users?name=%D0%92%D0%B5%D1%80': { body: found } });
    const { person } = show(<PeopleSearch />);
    await person.type(box(), 'Вер');
    expect(await screen.findByRole('option', { name: /Вера Л\./u })).toBeTruthy();
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(calls).toHaveLength(1);
    const faces = screen
      .getAllByRole('option')
      .map((option) => option.querySelector('img')?.getAttribute('src'));
    expect(faces).toEqual(['/api/images/vera', undefined, undefined]);
  });

  it('is walked by the arrow keys, and closed by Escape', async () => {
    serve({ 'GET /api/users?name=%D0%92%D0%B5%D1%80': { body: found } });
    const { person } = show(<PeopleSearch />);
    await person.type(box(), 'Вер');
    await screen.findByRole('listbox', { name: 'People' });
    await person.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { name: /Вероника М\./u });
    expect(second.getAttribute('aria-selected')).toBe('true');
    expect(box().getAttribute('aria-activedescendant')).toBe(second.id);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });

  it('is a form that leads to the community without scripts', () => {
    show(<PeopleSearch />);
    expect(screen.getByRole('search').getAttribute('action')).toContain('/community');
    expect(box().getAttribute('name')).toBe('name');
  });
});
