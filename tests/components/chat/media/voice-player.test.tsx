import { beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { stopVoice, VoicePlayer } from '@/components/chat/media/voice-player';
import { show } from '@/tests/support/components/show';

/** Sounds that this page has made. */
let sounds: Sound[];

/** A sound that plays when it is told to. */
class Sound extends EventTarget {
  currentTime = 0;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  isPlaying = false;
  constructor(readonly src: string) {
    super();
    sounds.push(this);
  }
  play(): Promise<void> {
    if (this.src.endsWith('broken')) return Promise.reject(new DOMException('', 'NotSupportedError'));
    this.isPlaying = true;
    return Promise.resolve();
  }
  pause(): void {
    this.isPlaying = false;
    this.dispatchEvent(new Event('pause'));
  }
  reach(seconds: number): void {
    this.currentTime = seconds;
    act(() => void this.dispatchEvent(new Event('timeupdate')));
  }
}

beforeEach(() => {
  act(() => stopVoice());
  sounds = [];
  Object.assign(globalThis, { Audio: Sound });
});

function showTwo() {
  const { person } = show(
    <>
      <section aria-label="one">
        <VoicePlayer src="/one" durationMs={10_000} />
      </section>
      <section aria-label="two">
        <VoicePlayer src="/two" durationMs={65_000} />
      </section>
    </>,
  );
  const [one, two] = ['one', 'two'].map((name) => within(screen.getByRole('region', { name })));
  if (!one || !two) throw new Error('There are two.');
  return { person, one, two };
}
const play = { name: 'Play the voice note' };
const pause = { name: 'Pause the voice note' };

it('one voice note is heard at a time', async () => {
  const { person, one, two } = showTwo();
  await person.click(one.getByRole('button', play));
  await person.click(two.getByRole('button', play));
  expect(sounds.map(({ src, isPlaying }) => [src, isPlaying])).toEqual([
    ['/one', false],
    ['/two', true],
  ]);
  expect(one.getByRole('button', play)).toBeTruthy();
  await person.click(two.getByRole('button', pause));
  expect(sounds[1]?.isPlaying).toBe(false);
});

it('goes on where it was paused, and from any place that is chosen', async () => {
  const { person, one } = showTwo();
  await person.click(one.getByRole('button', play));
  sounds[0]?.reach(4);
  await person.click(one.getByRole('button', pause));
  await person.click(one.getByRole('button', play));
  expect(sounds.map(({ currentTime }) => currentTime)).toEqual([4]);
  fireEvent.change(one.getByRole('slider'), { target: { value: '7000' } });
  expect(sounds[0]?.currentTime).toBe(7);
  expect(one.getByRole('slider').getAttribute('aria-valuetext')).toBe('0:07 of 0:10');
});

it('is heard slowly, and so are the others then', async () => {
  const { person, one, two } = showTwo();
  await person.click(one.getByRole('button', { name: 'Slow (0.75×)' }));
  await person.click(two.getByRole('button', play));
  expect(sounds[0]?.playbackRate).toBe(0.75);
  await person.click(two.getByRole('button', { name: 'Slow (0.75×)', pressed: true }));
  expect(sounds[0]?.playbackRate).toBe(1);
});

it('that cannot be played says so', async () => {
  const { person } = show(<VoicePlayer src="/broken" durationMs={1000} />);
  await person.click(screen.getByRole('button', play));
  expect((await screen.findByRole('alert')).textContent).toBe('This voice note cannot be played.');
});
