/** An event that waits for a call to the live server. */
export interface Waiting {
  channels: string[];
  name: string;
  data: object;
}

/** Events in one batch of the Pusher API, each to one channel. */
const maxTogether = 10;

/** The events that the next call takes: several that go to few channels, or the first one alone. */
export function takeTogether(waiting: readonly Waiting[]): { events: Waiting[]; rest: Waiting[] } {
  let [count, size] = [0, 0];
  for (const { channels } of waiting) {
    size += channels.length;
    if (size > maxTogether) break;
    count += 1;
  }
  const taken = Math.max(1, count);
  return { events: waiting.slice(0, taken), rest: waiting.slice(taken) };
}
