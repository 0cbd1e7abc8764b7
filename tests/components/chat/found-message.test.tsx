import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { FoundMessage } from '@/components/chat/jump/found-message';
import { useFound } from '@/components/chat/jump/use-found';
import { message } from '@/tests/support/chat-views';
import { show } from '@/tests/support/components/show';

function Two() {
  const [found, find] = useFound();
  return (
    <>
      <button type="button" onClick={() => find(2)}>
        go
      </button>
      {[1, 2].map((seq) => (
        <FoundMessage
          key={seq}
          message={message(seq, seq, { text: `Привет ${seq}` })}
          name="Вера"
          found={found?.seq === seq ? found : null}
        >
          <p>{`Привет ${seq}`}</p>
        </FoundMessage>
      ))}
    </>
  );
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('a message that was jumped to has the focus and its name, and stands out for two seconds', async () => {
  const { person } = show(<Two />);
  expect(screen.queryByRole('group')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'go' }));
  const group = screen.getByRole('group', { name: 'Message from Вера: Привет 2' });
  expect(document.activeElement).toBe(group);
  expect(group.dataset.found).toBe('true');
  await act(() => jest.advanceTimersByTimeAsync(1_800));
  expect(group.dataset.found).toBe('true');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(group.dataset.found).toBe('false');
  expect(document.activeElement).toBe(group);
  // Again is again.
  await person.click(screen.getByRole('button', { name: 'go' }));
  expect(group.dataset.found).toBe('true');
});
