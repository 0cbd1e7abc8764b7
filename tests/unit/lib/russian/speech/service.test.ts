import { afterEach, expect, it } from '@jest/globals';
import type { Speaker } from '@/lib/russian/speech/inside/speaker';
import { getPhonemes } from '@/lib/russian/speech/service';

const globals = globalThis as { govorimSpeaker?: Speaker };
const anna = { viewer: { id: 1 }, address: '192.0.2.1' };

afterEach(() => {
  delete globals.govorimSpeaker;
});

it('twenty transcriptions wait at a time; more are refused until one has ended', async () => {
  const answers: (() => void)[] = [];
  globals.govorimSpeaker = {
    ask: () => new Promise((resolve) => answers.push(() => resolve({ phonemes: ['snʲek'] }))),
  } as Partial<Speaker> as Speaker;
  const waiting = Array.from({ length: 20 }, () => getPhonemes(anna, ['снег']));
  await expect(getPhonemes(anna, ['лёд'])).rejects.toMatchObject({ code: 'busy' });

  answers.shift()?.();
  expect(await waiting[0]).toEqual(['snʲek']);
  const next = getPhonemes(anna, ['лёд']);
  for (const answer of answers) answer();
  await Promise.all(waiting);
  answers.at(-1)?.();
  expect(await next).toEqual(['snʲek']);
});
