import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Talk } from '@/components/chat/talk';
import { TimerArea } from '@/components/chat/timers/timer-area';
import { TimerDialog } from '@/components/chat/timers/timer-dialog';
import { TimerItem } from '@/components/chat/timers/timer-item';
import { TimerNote } from '@/components/chat/timers/timer-note';
import { Menu } from '@/components/ui/menu';
import { tellLive } from '@/lib/browser/realtime/live-hub';
import type { TimerView } from '@/lib/chat/timers/schema';
import { conversation } from '@/tests/support/chat-views';
import { refusal, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const minute = 60_000;
const running = (more: Partial<TimerView> = {}): TimerView => ({
  id: 4,
  languages: ['ru', 'tr'],
  minutes: 10,
  half: 0,
  left_ms: [7 * minute + 31_000, 10 * minute],
  is_running: true,
  at: new Date(Date.now() + 90_000).toISOString(),
  ...more,
});
const answer = (timer: TimerView | null) => ({ body: { timer, languages: ['tr', 'en'] } });
const get = 'GET /api/chat/7/timer';
const patch = 'PATCH /api/chat/7/timer';
const bar = () => screen.findByRole('region', { name: 'Language timer' });
const told = () => screen.getByRole('status').textContent;
const later = async (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (name: string) => screen.getByRole('button', { name });

afterEach(() => void jest.useRealTimers());

describe('the bar of a timer', () => {
  it('says the language and what is left, by the clock of the server', async () => {
    serve({ [get]: answer(running()) });
    show(<TimerArea person={7} />);
    const shown = within(await bar());
    expect(shown.getByText('Now: Russian')).toBeTruthy();
    expect(shown.getByText('Then Turkish, 10:00')).toBeTruthy();
    // The server's clock is ahead of this one; of what it said, hardly a moment has passed.
    expect(shown.getByRole('timer').textContent).toBe('7:31');
    expect(told()).toBe('');
  });

  it('pauses, and goes on', async () => {
    const calls = serve({
      [get]: answer(running()),
      [patch]: [
        { body: { timer: running({ is_running: false, left_ms: [5 * minute, 10 * minute] }) } },
        { body: { timer: running({ left_ms: [5 * minute, 10 * minute] }) } },
      ],
    });
    const { person } = show(<TimerArea person={7} />);
    await bar();
    await person.click(press('Pause the timer'));
    await waitFor(() => expect(told()).toBe('Paused: Russian'));
    expect(screen.getByRole('timer').textContent).toBe('5:00');
    await person.click(press('Resume the timer'));
    await waitFor(() => expect(told()).toBe('Now: Russian'));
    expect(sentTo(calls, patch)).toEqual([
      { timer: 4, step: 'pause' },
      { timer: 4, step: 'resume' },
    ]);
  });

  it('changes to the other language, and ends', async () => {
    const calls = serve({
      [get]: answer(running()),
      [patch]: [{ body: { timer: running({ half: 1 }) } }, { body: { timer: null } }],
    });
    const { person } = show(<TimerArea person={7} />);
    await bar();
    await person.click(press('Change to Turkish'));
    await waitFor(() => expect(told()).toBe('Now: Turkish'));
    await person.click(press('End the timer'));
    await waitFor(() => expect(told()).toBe('The time is up.'));
    expect(screen.queryByRole('region')).toBeNull();
    expect(sentTo(calls, patch)).toEqual([
      { timer: 4, step: 'second_half' },
      { timer: 4, step: 'end' },
    ]);
  });

  it('changes by itself, is over by itself, and asks the server then', async () => {
    const calls = serve({
      [get]: [answer(running({ left_ms: [600, 900] })), answer(null)],
    });
    jest.useFakeTimers();
    show(<TimerArea person={7} />);
    await later(500);
    expect(screen.getByText('Now: Russian')).toBeTruthy();
    await later(500);
    expect(told()).toBe('Now: Turkish');
    expect(screen.getByText('The last part')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Change/u })).toBeNull();
    await later(1_000);
    expect(told()).toBe('The time is up.');
    expect(calls).toHaveLength(2);
  });

  it('appears in every tab when the other one has begun it', async () => {
    serve({ [get]: [answer(null), answer(running())] });
    show(<TimerArea person={7} />);
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    act(() => tellLive({ name: 'chat-timer', data: { from_id: 8, to_id: 9 } }));
    act(() => tellLive({ name: 'chat-timer', data: { from_id: 7, to_id: 12 } }));
    await bar();
    expect(told()).toBe('Now: Russian');
  });
});

describe('the dialog', () => {
  const dialog = () => {
    const onOpenChange = jest.fn<(open: boolean) => void>();
    return { onOpenChange, ...show(<TimerDialog person={7} open onOpenChange={onOpenChange} />) };
  };

  it('begins with Russian and the language the two share, ten minutes each', async () => {
    const calls = serve({ [get]: answer(null), 'POST /api/chat/7/timer': { status: 201, body: running() } });
    const { person, onOpenChange } = dialog();
    const second = await screen.findByRole('combobox', { name: 'Then' });
    expect([...(second as HTMLSelectElement).options].slice(0, 3).map(({ label }) => label)).toEqual([
      'Russian',
      'Turkish',
      'English',
    ]);
    await person.selectOptions(screen.getByRole('combobox', { name: 'For each language' }), '5 minutes');
    await person.click(press('Start the timer'));
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
    expect(sentTo(calls, 'POST /api/chat/7/timer')).toEqual([{ languages: ['ru', 'tr'], minutes: 5 }]);
  });

  it('offers every language under the name the server has for it, those of the two first', async () => {
    const languages = [
      { value: 'aa', label: 'Afar' },
      { value: 'en', label: 'English' },
      { value: 'tr', label: 'Turkish' },
      { value: 'za', label: 'Zhuang' },
    ];
    serve({ [get]: answer(null), 'GET /api/languages/en': { body: { languages } } });
    dialog();
    await screen.findAllByRole('option', { name: 'Afar' });
    const first = within(screen.getByRole('combobox', { name: 'Then' }));
    expect(first.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Russian',
      'Turkish',
      'English',
      'Afar',
      'Zhuang',
    ]);
  });

  it('begins nothing with one language twice', async () => {
    const calls = serve({ [get]: answer(null) });
    const { person } = dialog();
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Then' }), 'Russian');
    expect(screen.getByText('Choose two different languages.')).toBeTruthy();
    expect(press('Start the timer')).toHaveProperty('disabled', true);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says why it was refused', async () => {
    serve({ [get]: answer(null), 'POST /api/chat/7/timer': refusal('forbidden', 'That is not possible.') });
    const { person, onOpenChange } = dialog();
    await screen.findByRole('combobox', { name: 'Then' });
    await person.click(press('Start the timer'));
    expect((await screen.findByRole('alert')).textContent).toBe('That is not possible.');
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('says that one runs already', async () => {
    serve({ [get]: answer(running()) });
    dialog();
    expect(await screen.findByText('A timer is already running in this conversation.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start the timer' })).toBeNull();
  });
});

describe('the menu', () => {
  const { person: partner } = conversation({});
  const menu = async (talk: Parameters<typeof Talk.Provider>[0]['value']) => {
    const onSelect = jest.fn<() => void>();
    const { person } = show(
      <Talk.Provider value={talk}>
        <Menu trigger={<button type="button">Menu</button>}>
          <TimerItem onSelect={onSelect} />
        </Menu>
      </Talk.Provider>,
    );
    await person.click(press('Menu'));
    return { person, onSelect, item: screen.queryByRole('menuitem', { name: 'Language timer' }) };
  };

  it('offers it where the two talk', async () => {
    const { person, onSelect, item } = await menu({ person: partner, lastSeq: 3 });
    await person.click(item!);
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['before the first answer', null],
    ['with a machine', { person: { ...partner, is_machine: true }, lastSeq: 3 }],
  ])('does not offer it %s', async (_, talk) => {
    expect((await menu(talk)).item).toBeNull();
  });
});

it.each([
  [[600, 600], '20 minutes: half Russian, half Turkish'],
  [[432, 300], 'Russian 7:12, Turkish 5:00'],
])('the conversation says what was spent: %s', (seconds, text) => {
  show(<TimerNote at="2026-01-01T12:00:00.000Z" timer={{ languages: ['ru', 'tr'], minutes: 10, seconds }} />);
  expect(screen.getByText(text, { exact: false })).toBeTruthy();
});

it('where the browser has no names in the language of the page, they are the server’s', async () => {
  jest.spyOn(Intl.DisplayNames, 'supportedLocalesOf').mockReturnValue([]);
  const languages = [
    { value: 'ru', label: 'rus dili' },
    { value: 'tr', label: 'türk dili' },
  ];
  serve({ 'GET /api/languages/en': { body: { languages } } });
  show(
    <TimerNote
      at="2026-01-01T12:00:00.000Z"
      timer={{ languages: ['ru', 'tr'], minutes: 10, seconds: [600, 600] }}
    />,
  );
  expect(await screen.findByText('20 minutes: half rus dili, half türk dili', { exact: false })).toBeTruthy();
});
