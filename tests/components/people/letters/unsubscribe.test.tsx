import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Unsubscribe } from '@/components/people/letters/unsubscribe';
import { refusal, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

describe('tips by e-mail', () => {
  it('are stopped by one button, and taken back by it', async () => {
    const calls = serve({
      'POST /api/letters/unsubscribe?letter=abc': {},
      'DELETE /api/letters/unsubscribe?letter=abc': {},
    });
    const { person } = show(<Unsubscribe topic="tips" letter="abc" wanted />);
    expect(calls).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'No more tips' }));
    expect(await screen.findByText('You get no more tips by e-mail.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Send me tips again' }));
    expect(await screen.findByText(/you get learning tips again/u)).toBeTruthy();
    expect(calls.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  });

  it('stay as they were when the server refuses', async () => {
    serve({ 'DELETE /api/letters/unsubscribe?letter=abc': refusal('not_found', 'This link is over.') });
    const { person } = show(<Unsubscribe topic="tips" letter="abc" wanted={false} />);
    await person.click(screen.getByRole('button', { name: 'Send me tips again' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This link is over.');
    expect(screen.getByText('You get no more tips by e-mail.')).toBeTruthy();
  });
});
