import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Recorder } from '@/components/chat/media/recorder/recorder';
import { show } from '@/tests/support/components/show';

/** The microphone of this browser. */
function giveMicrophone(getUserMedia: (() => Promise<MediaStream>) | null): void {
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: getUserMedia ? { getUserMedia } : undefined,
  });
  if (!getUserMedia) Reflect.deleteProperty(navigator, 'mediaDevices');
}
const refusing = (name: string) => async () => Promise.reject(new DOMException('', name));

beforeEach(() => {
  Object.assign(globalThis, { MediaRecorder: EventTarget });
});
afterEach(() => {
  giveMicrophone(null);
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
});

function showRecorder() {
  const seen = { closed: 0, sent: 0 };
  const shown = show(
    <Recorder onSend={() => void (seen.sent += 1)} onClose={() => void (seen.closed += 1)} />,
  );
  return { ...shown, seen };
}

describe('a voice note that cannot be recorded', () => {
  it.each([
    ['NotAllowedError', /^The microphone is blocked/u],
    ['NotFoundError', /^No microphone was found/u],
    ['NotReadableError', /^The recording did not work/u],
  ])('says why (%s), and is tried again', async (name, sentence) => {
    let tries = 0;
    giveMicrophone(async () => {
      tries += 1;
      return refusing(name)();
    });
    const { person, seen } = showRecorder();
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(tries).toBe(2);
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(seen).toEqual({ closed: 1, sent: 0 });
  });

  it('is not tried again where the browser has no means', async () => {
    showRecorder();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This browser cannot record sound/u);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

it('a voice note that is not begun yet is given up by a press or by Escape', async () => {
  giveMicrophone(() => new Promise(() => undefined));
  const { person, seen } = showRecorder();
  expect(screen.getByRole('status').textContent).toBe('Waiting for the microphone…');
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  await person.keyboard('{Escape}');
  expect(seen).toEqual({ closed: 2, sent: 0 });
});
