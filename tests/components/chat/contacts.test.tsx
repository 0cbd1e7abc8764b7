import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ContactsPanel } from '@/components/chat/contacts/contacts-panel';
import type { Contact } from '@/lib/chat/dialogs/schema';
import { conversation } from '@/tests/support/chat-views';
import { refusal, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const contact = (id: number, name: string, isOnline = false): Contact => ({
  person: { ...conversation({}).person, id, name, is_online: isOnline },
  state: 'open',
  unread: 0,
  last: null,
});
const page = (contacts: Contact[], requests = 0) => ({ contacts, requests, next: null });
const failed = refusal('internal', 'Something went wrong.');

const panel = (first: Contact[], requests = 0) => {
  const onSelect = jest.fn<(person: number) => void>();
  return {
    onSelect,
    ...show(<ContactsPanel first={page(first, requests)} selected={null} onSelect={onSelect} />),
  };
};
const rows = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('the list of conversations', () => {
  it('says who is online, beside their picture and in words', () => {
    serve({});
    panel([contact(7, 'Борис Л.', true), contact(8, 'Вера П.')]);
    const [boris, vera] = screen.getAllByRole('link');
    expect(within(boris!).getByText('online')).toBeTruthy();
    expect(within(vera!).queryByText('online')).toBeNull();
  });

  it('says when a search could not be done, and is asked again by a press', async () => {
    serve({
      'GET /api/chat?name=%D0%92%D0%B5': [failed, { body: page([contact(8, 'Вера П.')]) }],
      'GET /api/chat?name=%D0%92': failed,
    });
    const { person } = panel([contact(7, 'Борис Л.')]);
    await person.type(screen.getByRole('searchbox'), 'Ве');
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to load contacts');
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toEqual([expect.stringContaining('Вера П.')]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says when first messages could not be loaded, and is asked again by a press', async () => {
    serve({ 'GET /api/chat?list=requests': [failed, { body: page([contact(9, 'Глеб Р.')]) }] });
    const { person } = panel([], 1);
    await person.click(screen.getByRole('button', { name: '1 new request' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to load contacts');
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toEqual([expect.stringContaining('Глеб Р.')]));
  });
});
