import { afterAll, describe, expect, it } from '@jest/globals';
import { createOffThread } from '@/lib/platform/markdown/inside/off-thread';
import { maxBodyCodePoints } from '@/lib/publishing/writing/limits';
import { renderer } from '@/tests/support/renderer';
import { watchLoop, wentOn } from '@/tests/support/watch-loop';

const deadlineMs = 1_000;
const thread = createOffThread({ deadlineMs, maxWaiting: 2, program: renderer });
/** For texts of which it makes no difference whether they are parsed in time. */
const hasty = createOffThread({ deadlineMs: 500, maxWaiting: 2, program: renderer });
afterAll(() => Promise.all([thread.close(), hasty.close()]));

const fill = (text: string) =>
  text.repeat(Math.ceil(maxBodyCodePoints / text.length)).slice(0, maxBodyCodePoints);
/** Seconds of work on any machine. */
const slow = `${'['.repeat(18_000)}a${'](b)'.repeat(10_000)}`;

/* Each holds a parser for a second or more on a machine that has nothing else to do, some for ever. */
describe('the longest text that somebody can send', () => {
  it.each([
    ['items with code', '- a\n      b\n'.repeat(5_000)],
    ['one underlined heading', `${'a\n'.repeat(25_000)}=`],
    [
      'items in one another',
      Array.from({ length: 240 }, (_, level) => `${' '.repeat(2 * level)}- a`).join('\n'),
    ],
    ['a table of six hundred columns', `${'|a'.repeat(600)}\n${'|-'.repeat(600)}\n${fill('|\n')}`],
    ['footnotes', fill('[^a]')],
    ['links in one another', slow],
  ])(
    'keeps nobody else waiting: %s',
    async (_, text) => {
      const watched = await watchLoop(() => hasty.run('countWordsOf', text));
      // It is parsed in time, or given up; no third way.
      expect(['done', 'involved']).toContain(watched.outcome.is);
      expect(wentOn(watched)).toBe(true);
    },
    60_000,
  );

  it('is given up at the deadline, and the next text is parsed', async () => {
    await thread.run('countWordsOf', 'Снег идёт');
    const given = thread.run('countWordsOf', slow);
    const next = thread.run('countWordsOf', 'Снег **идёт**');
    expect((await given).is).toBe('involved');
    expect((await given).workMs).toBeGreaterThanOrEqual(deadlineMs - 50);
    expect(await next).toMatchObject({ is: 'done', output: 2 });
    // Who has waited has not worked.
    expect((await next).workMs).toBeLessThan((await given).workMs);
  }, 60_000);
});

describe('a text that comes while others wait', () => {
  it('is refused when there are too many, and none of them is lost', async () => {
    const asked = Array.from({ length: 5 }, () => thread.run('countWordsOf', 'Снег идёт'));
    const outcomes = await Promise.all(asked);
    expect(outcomes.map((outcome) => outcome.is)).toEqual(['done', 'done', 'done', 'busy', 'busy']);
  }, 60_000);
});
