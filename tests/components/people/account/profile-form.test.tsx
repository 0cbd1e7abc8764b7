import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ProfileForm } from '@/components/people/account/profile-form';
import { refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const call = 'PATCH /api/account';
const anna = { first_name: 'Анна', surname: 'Соколова' };
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('who changes a name', () => {
  it('is told at its field what cannot be, keeps what was typed, and then reads that it is saved', async () => {
    const calls = serve({
      [call]: [refusal('validation', '', { surname: ['The surname mixes alphabets.'] }), { body: anna }],
    });
    const { person } = show(<ProfileForm account={anna} />);
    await person.clear(field('First name'));
    await person.type(field('First name'), 'Аня');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Surname')));
    expect(screen.getByText('The surname mixes alphabets.')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
    expect(field('First name').value).toBe('Аня');

    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('status')).textContent).toBe('Saved');
    expect(field('Surname').getAttribute('aria-invalid')).not.toBe('true');
    expect(sentTo(calls, call)[1]).toEqual({ first_name: 'Аня', surname: 'Соколова' });
  });
});
