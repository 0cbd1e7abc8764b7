import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { KeepWord } from '@/components/learning/lexicon/keep-word';
import { held, sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const call = 'POST /api/cards';
const open = (kept = false) => {
  let count = 0;
  const { person } = show(<KeepWord word={7} kept={kept} onKept={() => (count += 1)} />);
  return { person, keptCount: () => count };
};

describe('a word that was looked up', () => {
  it('is kept by its button, which waits and gives way to the news', async () => {
    const answer = held({ status: 201, body: {} });
    const calls = serve({ [call]: answer.reply });
    const { person, keptCount } = open();
    const button = screen.getByRole('button');
    await person.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(keptCount()).toBe(0);
    answer.give();
    expect(await screen.findByRole('status')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(keptCount()).toBe(1);
    expect(sentTo(calls, call)).toEqual([{ word: 7 }]);
  });

  it('may be tried again when it was refused', async () => {
    serve({
      [call]: [
        { status: 400, body: { code: 'too_many', message: 'x' } },
        { status: 201, body: {} },
      ],
    });
    const { person, keptCount } = open();
    await person.click(screen.getByRole('button'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    await person.click(screen.getByRole('button'));
    expect(await screen.findByRole('status')).toBeTruthy();
    expect(keptCount()).toBe(1);
  });

  it('is not offered again when it is there', () => {
    open(true);
    expect(screen.getByRole('status')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
