import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Subscriptions } from '@/components/people/staff/subscriptions';
import { refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const maya = { person: 7, name: 'Майя Орлова', email: 'maya@example.org', paid_until: null };
const search = 'GET /api/admin/subscriptions?email=maya%40example.org';
const put = 'PUT /api/admin/people/7/paid-until';

async function find(subscription: object | null) {
  const calls = serve({
    [search]: { body: { subscription } },
    [put]: { body: { ...maya, paid_until: '2027-01-31' } },
  });
  const { person } = show(<Subscriptions />);
  await person.type(screen.getByLabelText('E-mail of the account'), 'maya@example.org{Enter}');
  return { person, calls };
}

describe('an administrator', () => {
  it('finds somebody, sets the last day, and is told that it is saved', async () => {
    const { person, calls } = await find(maya);
    expect(await screen.findByText('Майя Орлова')).toBeTruthy();
    await person.type(screen.getByLabelText('Paid until'), '2027-01-31');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(sentTo(calls, put)).toEqual([{ paid_until: '2027-01-31' }]);
  });

  it('empties the day where nothing is paid any more', async () => {
    const { person, calls } = await find({ ...maya, paid_until: '2027-01-31' });
    const field = await screen.findByLabelText('Paid until');
    await person.clear(field);
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    expect(sentTo(calls, put)).toEqual([{ paid_until: null }]);
  });

  it('is told that nobody has the e-mail', async () => {
    await find(null);
    expect(await screen.findByText('No account has this e-mail.')).toBeTruthy();
  });

  it('is told at the field of a day that is none', async () => {
    serve({
      [search]: { body: { subscription: maya } },
      [put]: refusal('validation', '', { paid_until: ['The paid until is not a valid date.'] }),
    });
    const { person } = show(<Subscriptions />);
    await person.type(screen.getByLabelText('E-mail of the account'), 'maya@example.org{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The paid until is not a valid date.')).toBeTruthy();
  });
});
