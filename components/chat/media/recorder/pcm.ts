/** Decoded sound: for each channel, samples from −1 to 1. */
export interface Channels {
  length: number;
  numberOfChannels: number;
  getChannelData: (channel: number) => Float32Array;
}

/** The samples as 16-bit numbers, all channels mixed into one, `maxSamples` at most. */
export function toMono(sound: Channels, maxSamples: number): Int16Array<ArrayBuffer> {
  const channels = Array.from({ length: sound.numberOfChannels }, (_, index) => sound.getChannelData(index));
  const mono = new Int16Array(Math.min(sound.length, maxSamples));
  for (let index = 0; index < mono.length; index += 1) {
    let sum = 0;
    for (const channel of channels) sum += channel[index] ?? 0;
    const sample = Math.max(-1, Math.min(1, sum / channels.length));
    mono[index] = Math.round(sample * 32_767);
  }
  return mono;
}
