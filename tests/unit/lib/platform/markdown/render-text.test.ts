import { afterAll, describe, expect, it } from '@jest/globals';
import {
  chooseRenderer,
  measureDraft,
  renderDraft,
  renderPublished,
  stopRendering,
} from '@/lib/platform/markdown/render-text';
import type { RenderTask } from '@/lib/platform/markdown/render-markdown';
import { renderer } from '@/tests/support/renderer';
import { watchLoop, wentOn } from '@/tests/support/watch-loop';

chooseRenderer(renderer);
afterAll(stopRendering);

const task = (markdown: string): RenderTask => ({
  ...{ markdown, locale: 'en', lang: 'en', lessons: new Map(), images: new Map(), tableLabel: '' },
  hasContact: false,
});
/** A second of work for a machine that has nothing else to do. */
const slow = '[^a]'.repeat(13_000);
/** Becomes four million signs. */
const swelling = `[a]: /${'b'.repeat(20_000)}\n\n${'[a]'.repeat(200)}`;

describe('what people wrote is parsed on another thread:', () => {
  it.each([
    ['what somebody tries out', () => renderDraft(task(slow), () => undefined)],
    ['what is about to appear', () => measureDraft(slow)],
    ['what is published', () => renderPublished(task(slow))],
  ])(
    '%s',
    async (_, work) => {
      const watched = await watchLoop(async () => {
        await work().catch(() => null);
      });
      expect(wentOn(watched)).toBe(true);
    },
    60_000,
  );
});

describe('a text that is too complex', () => {
  it('is refused about its field, and has cost the time it took', async () => {
    let spent = 0;
    const work = renderDraft(task(swelling), (ms) => (spent += ms));
    await expect(work).rejects.toMatchObject({
      code: 'validation',
      fields: { body: [{ rule: 'too_involved' }] },
    });
    expect(spent).toBeGreaterThan(0);
  }, 60_000);

  it('does not appear', async () => {
    await expect(measureDraft(swelling)).rejects.toMatchObject({ code: 'validation' });
  }, 60_000);

  it('is shown as it was typed where it is public already', async () => {
    const { html } = await renderPublished(task(`${swelling}\n\n<b>`));
    expect(html).toContain('<p>[a]: /bbb');
    expect(html).toContain('<p>&lt;b&gt;</p>');
  }, 60_000);
});

it('who waits for the texts of others spends nothing meanwhile', async () => {
  const costs: number[] = [];
  const [others, own] = [
    renderDraft(task('[^a]'.repeat(3_000)), (ms) => costs.push(ms)),
    renderDraft(task('Снег'), (ms) => costs.push(ms)),
  ];
  await Promise.allSettled([others, own]);
  const [first = 0, second = 0] = costs;
  expect(second).toBeLessThan(first / 2);
}, 60_000);
