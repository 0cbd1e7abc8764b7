import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Composer } from '@/components/chat/composer/composer';
import { StartersSlot } from '@/components/chat/starters/starters-slot';
import { Talk } from '@/components/chat/talk';
import type { Starters } from '@/lib/chat/starters/schema';
import { conversation } from '@/tests/support/chat-views';
import { refusal, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const get = 'GET /api/chat/7/starters';
const offered = (used: number[] = []): Starters => ({
  until: '2026-11-28T10:00:00.000Z',
  words: [
    { id: 1, russian: 'кни́га', meaning: { text: 'book', lang: 'en' }, opening: 'Поговорим о книге?' },
    { id: 2, russian: 'зима́', meaning: { text: 'winter', lang: 'en' }, opening: 'Поговорим о зиме?' },
  ].map((word) => ({ ...word, is_used: used.includes(word.id) }) as Starters['words'][number]),
});
const { person: partner } = conversation({});
const open = 'Talk about…';

const slot = (lastSeq: number, onPick: (opening: string) => void = () => undefined) => (
  <Talk.Provider value={{ person: partner, lastSeq }}>
    <StartersSlot onPick={onPick} />
  </Talk.Provider>
);
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const card = async () => within(await screen.findByRole('region', { name: 'What to talk about' }));

describe('the words to talk about', () => {
  it('are asked for when they are wanted, and one press puts a sentence into the message', async () => {
    const calls = serve({ [get]: { body: offered() } });
    const { person } = show(
      <Talk.Provider value={{ person: partner, lastSeq: 2 }}>
        <Composer
          draftKey="chat-draft:1-7"
          name="Борис"
          mode={{ kind: 'new' }}
          onCancel={() => undefined}
          onSend={async () => Promise.resolve()}
          onTyping={undefined}
        />
      </Talk.Provider>,
    );
    expect(calls.filter(({ path }) => path.includes('starters'))).toEqual([]);
    await person.click(press(open));
    await person.click(await (await card()).findByRole('button', { name: /зима́ — winter/u }));
    const field = screen.getByRole('textbox', { name: 'Message to Борис' });
    expect(field).toHaveProperty('value', 'Поговорим о зиме?');
    expect(document.activeElement).toBe(field);
    // Without a keyboard of its own, a device needs the room for the one on the screen.
    expect(screen.queryByRole('region')).toBeNull();
    const touch = window.matchMedia;
    window.matchMedia = (query) => Object.assign(touch(query), { matches: true });
    await person.click(press(open));
    await person.click(await (await card()).findByRole('button', { name: /кни́га — book/u }));
    expect(screen.getByRole('region')).toBeTruthy();
    window.matchMedia = touch;
    expect(field).toHaveProperty('value', 'Поговорим о зиме? Поговорим о книге?');
  });

  it('are ticked when either of the two has used them', async () => {
    serve({ [get]: [{ body: offered() }, { body: offered([1]) }] });
    const { person, rerender } = show(slot(2));
    await person.click(press(open));
    await (await card()).findByRole('button', { name: /кни́га/u });
    expect(screen.queryByText('Already used')).toBeNull();
    rerender(slot(3));
    expect(await screen.findByText('Already used')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('1 of 2 words used');
  });

  it('are put away with Escape or the cross, and the focus is where it was', async () => {
    serve({ [get]: { body: offered() } });
    const { person } = show(slot(2));
    for (const close of [
      () => person.keyboard('{Escape}'),
      () => person.click(press('Close the suggestions')),
    ]) {
      await person.click(press(open));
      await card();
      await close();
      await waitFor(() => expect(document.activeElement).toBe(press(open)));
    }
  });

  it('say when they could not be loaded, and are asked for again by a press', async () => {
    const calls = serve({
      [get]: [refusal('forbidden', 'That is not possible.'), refusal('internal', ''), { body: offered() }],
    });
    const { person } = show(slot(2));
    await person.click(press(open));
    const inside = await card();
    expect((await inside.findByRole('alert')).textContent).toContain('The words could not be loaded.');
    await person.click(press('Try again'));
    await waitFor(() => expect(calls).toHaveLength(2));
    await person.click(await inside.findByRole('button', { name: 'Try again' }));
    expect(await inside.findByRole('button', { name: /кни́га/u })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are not offered where the two do not talk', () => {
    const onPick = jest.fn<(opening: string) => void>();
    show(
      <Talk.Provider value={null}>
        <StartersSlot onPick={onPick} />
      </Talk.Provider>,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});
