import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { PersonRow } from '@/components/people/staff/people/person-row';
import { refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const vera = {
  id: 7,
  name: 'Вера Орлова',
  email: 'vera@example.org',
  role: 'student' as const,
  is_verified: true,
  has_second_factor: false,
};

function Row() {
  const [person, setPerson] = useState<Parameters<typeof PersonRow>[0]['person']>(vera);
  return <PersonRow person={person} through={async (write) => write()} onChange={setPerson} />;
}

it('gives a person the chosen role, and says what they lack', async () => {
  const calls = serve({ 'PUT /api/admin/people/7/role': { body: { ...vera, role: 'moderator' } } });
  const { person } = show(<Row />);
  await person.selectOptions(screen.getByRole('combobox'), 'moderator');
  await person.click(screen.getByRole('button', { name: 'Change the role: Вера Орлова' }));
  expect((await screen.findByRole('status')).textContent).toBe('Role of Вера Орлова: moderator.');
  expect(screen.getByText('Two-factor authentication is missing')).toBeTruthy();
  expect(sentTo(calls, 'PUT /api/admin/people/7/role')).toEqual([{ role: 'moderator' }]);
});

it('says why a role could not be changed', async () => {
  const message = 'There has to be an administrator: this is the last one.';
  serve({ 'PUT /api/admin/people/7/role': refusal('last_administrator', message) });
  const { person } = show(<Row />);
  await person.click(screen.getByRole('button', { name: 'Change the role: Вера Орлова' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});
