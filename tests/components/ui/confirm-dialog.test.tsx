import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { held, refusal, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

function Removing() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Remove
      </button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Really?"
        text="It is gone then."
        answers={{ keep: 'Keep', confirm: 'Yes' }}
        onConfirm={() => fetchJson('/api/thing', { method: 'DELETE' })}
      />
    </>
  );
}
const call = 'DELETE /api/thing';
const press = (name: string) => screen.getByRole('button', { name });
const dialog = () => screen.queryByRole('alertdialog', { name: 'Really?' });

describe('before something is lost', () => {
  it('it is asked, the safe answer has the focus, and Escape gives it back', async () => {
    const calls = serve({});
    const { person } = show(<Removing />);
    await person.click(press('Remove'));
    expect(document.activeElement).toBe(press('Keep'));
    await person.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(press('Remove')));
    expect(calls).toEqual([]);
  });

  it('what is on its way is not called back by closing', async () => {
    const answer = held({});
    serve({ [call]: answer.reply });
    const { person } = show(<Removing />);
    await person.click(press('Remove'));
    await person.click(press('Yes'));
    expect(press('Yes').getAttribute('aria-busy')).toBe('true');
    await person.keyboard('{Escape}');
    expect(dialog()).not.toBeNull();
    answer.give();
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('a refusal is said there, and it may be tried again', async () => {
    const calls = serve({ [call]: [refusal('busy', 'Not now.'), {}] });
    const { person } = show(<Removing />);
    await person.click(press('Remove'));
    await person.click(press('Yes'));
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
    await person.click(press('Yes'));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(calls).toHaveLength(2);
  });
});
