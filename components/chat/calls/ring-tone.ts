/** A ring is two short notes, and then silence; for the caller it is lower and quieter. */
const tones = {
  incoming: { notes: [659, 784], everySeconds: 2, volume: 0.12 },
  outgoing: { notes: [440, 440], everySeconds: 3, volume: 0.04 },
} as const;
const noteSeconds = 0.35;

/**
 * Rings until it is stopped; silent in a browser that allows no sound because nothing was pressed yet. @returns a function
 * that stops it
 */
export function ring(kind: keyof typeof tones): () => void {
  const context = openContext();
  if (!context) return () => undefined;
  const { notes, everySeconds, volume } = tones[kind];
  const once = () => {
    if (context.state !== 'running') return;
    notes.forEach((hertz, index) =>
      playNote(context, { hertz, volume, at: context.currentTime + index * noteSeconds }),
    );
  };
  void context.resume().then(once, () => undefined);
  const timer = setInterval(once, everySeconds * 1000);
  return () => {
    clearInterval(timer);
    context.close().catch(() => undefined);
  };
}

function openContext(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}

function playNote(
  context: AudioContext,
  { hertz, volume, at }: { hertz: number; volume: number; at: number },
): void {
  const [oscillator, gain] = [context.createOscillator(), context.createGain()];
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.03);
  gain.gain.exponentialRampToValueAtTime(0.001, at + noteSeconds - 0.02);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + noteSeconds);
}
