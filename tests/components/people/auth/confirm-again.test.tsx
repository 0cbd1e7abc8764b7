import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ConfirmDialog } from '@/components/people/auth/confirm-dialog';
import { refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const call = 'POST /api/auth/confirmation';

describe('who has signed in long ago', () => {
  it('gives the password again, then the code that is asked for, and goes on', async () => {
    const calls = serve({
      [call]: [
        refusal('credentials', 'x'),
        refusal('second_factor_required', 'x'),
        refusal('second_factor_wrong', 'This code is not right.'),
        {},
      ],
    });
    let confirmed = 0;
    const { person } = show(
      <ConfirmDialog onConfirmed={() => (confirmed += 1)} onCancel={() => undefined} />,
    );
    const goOn = () => person.click(screen.getByRole('button', { name: 'Go on' }));
    await person.type(screen.getByLabelText('Password'), 'метель');
    await goOn();
    expect(await screen.findByText('This is not your password.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
    await goOn();
    await person.type(await screen.findByRole('textbox', { name: 'Code' }), '111111');
    await goOn();
    expect(await screen.findByText('This code is not right.')).toBeTruthy();
    expect(confirmed).toBe(0);
    await goOn();
    await waitFor(() => expect(confirmed).toBe(1));
    expect(sentTo(calls, call).at(-1)).toEqual({ password: 'метель', code: '111111' });
  });
});
