import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { Composer } from '@/components/chat/composer/composer';
import { serve, sentTo } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const hints = 'POST /api/chat/hints';
const choices = (spelling_hints: boolean) => ({
  'GET /api/chat/choices': { body: { shows_typing: true, shows_read: true, spelling_hints } },
});

let conversation = 0;
beforeEach(() => {
  conversation += 1;
  Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener: () => undefined }) });
});

function compose() {
  const onSend = jest.fn<(text: string) => Promise<void>>(async () => Promise.resolve());
  const { person } = show(
    <Composer
      draftKey={`chat-draft:1-${conversation}`}
      name="Вера"
      mode={{ kind: 'new' }}
      onCancel={() => undefined}
      onSend={onSend}
      onTyping={undefined}
    />,
  );
  return {
    person,
    onSend,
    field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Вера' }),
  };
}

it('the button to send leaves the focus in the field, so that a phone keeps its keyboard', async () => {
  serve(choices(false));
  const { person, field, onSend } = compose();
  await person.type(field, 'Привет!');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledWith('Привет!');
  expect(document.activeElement).toBe(field);
});

describe('for whoever has no Russian keyboard', () => {
  it('on-screen keys write at the caret, and keep the focus in the field', async () => {
    serve(choices(false));
    const { person, field, onSend } = compose();
    await person.type(field, 'да!');
    field.setSelectionRange(2, 2);
    await person.click(screen.getByRole('button', { name: 'Cyrillic keys' }));
    const keys = within(screen.getByRole('group', { name: 'Letters' }));
    await person.click(keys.getByRole('button', { name: 'Space' }));
    await person.click(keys.getByRole('button', { name: 'Capital letters' }));
    await person.click(keys.getByRole('button', { name: 'Я' }));
    await person.click(keys.getByRole('button', { name: 'ж' }));
    await person.click(keys.getByRole('button', { name: 'Delete' }));
    expect(field.value).toBe('да Я!');
    expect(document.activeElement).toBe(field);
    await person.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledWith('да Я!');
    expect(field.value).toBe('');
  });

  it('Latin letters become Cyrillic once that is chosen, also where the keys are closed again', async () => {
    serve(choices(false));
    const { person, field } = compose();
    const button = screen.getByRole('button', { name: 'Cyrillic keys' });
    if (button.getAttribute('aria-expanded') === 'false') await person.click(button);
    await person.type(field, 'hi ');
    expect(field.value).toBe('hi ');
    await person.click(screen.getByRole('checkbox', { name: /Type in Latin letters/u }));
    await person.type(field, 'privet');
    expect(field.value).toBe('hi привет');
    await person.click(button);
    expect(screen.queryByRole('group', { name: 'Letters' })).toBeNull();
    await person.type(field, ', shchi');
    expect(field.value).toBe('hi привет, щи');
    await person.click(screen.getByRole('button', { name: /Latin letters become Cyrillic/u }));
    await person.click(screen.getByRole('checkbox', { name: /Type in Latin letters/u }));
    await person.click(screen.getByRole('button', { name: 'Cyrillic keys' }));
  });
});

describe('likely slips', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const where = { start: 7, end: 15, wrong: 'в Москва', right: 'в Москве', reason: 'case_where' };
  const whom = { start: 16, end: 22, wrong: 'с мама', right: 'с мамой', reason: 'case_instrumental' };
  const text = 'Я живу в Москва с мама';

  it('are not asked about unless that was chosen', async () => {
    const calls = serve(choices(false));
    const { person, field } = compose();
    await person.type(field, text);
    await act(() => jest.advanceTimersByTimeAsync(800));
    expect(sentTo(calls, hints)).toEqual([]);
  });

  it('are put right by a press, or left as they are; sending waits for nothing', async () => {
    const calls = serve({
      ...choices(true),
      [hints]: [{ body: { hints: [where, whom] } }, { body: { hints: [whom] } }],
    });
    const { person, field, onSend } = compose();
    await person.type(field, text);
    const list = await screen.findByRole('list', { name: 'Likely slips' });
    expect(sentTo(calls, hints)).toEqual([{ text }]);
    expect(
      within(list).getByText('Where something is: “в” and “на” take the prepositional case.'),
    ).toBeTruthy();
    // The last word may go on.
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('Did you mean “в Москве” instead of “в Москва”?')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Write “в Москве” instead of “в Москва”' }));
    expect(field.value).toBe('Я живу в Москве с мама');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('list', { name: 'Likely slips' })).toBeNull();
    await person.click(await screen.findByRole('button', { name: 'Leave “с мама” as it is' }));
    expect(screen.queryByRole('list', { name: 'Likely slips' })).toBeNull();
    await person.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledWith('Я живу в Москве с мама');
  });

  it('are simply not shown where the server does not answer', async () => {
    const calls = serve({ ...choices(true), [hints]: { status: 500, body: {} } });
    const { person, field } = compose();
    await person.type(field, text);
    await act(() => jest.advanceTimersByTimeAsync(800));
    expect(sentTo(calls, hints)).toHaveLength(1);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
