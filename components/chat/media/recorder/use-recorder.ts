import { useEffect, useState } from 'react';
import { maxVoiceSeconds } from '@/lib/chat/media/limits';
import { secondMs } from '@/lib/platform/time/units';
import { encodeVoice, type Encoded } from './encode';
import { RecordingError, startRecording, type Recording, type RecordingFault } from './record';

export type RecorderState =
  | { phase: 'starting' }
  | { phase: 'recording'; recording: Recording; startedAtMs: number }
  | { phase: 'preparing' }
  | { phase: 'ready'; voice: Encoded; url: string }
  | { phase: 'failed'; fault: RecordingFault };

const faultOf = (error: unknown): RecordingFault =>
  error instanceof RecordingError ? error.fault : 'broken';

/** A voice note from the first sound to the finished file; starts at once, and stops by itself after two minutes. */
export function useRecorder() {
  const [state, setState] = useState<RecorderState>({ phase: 'starting' });
  /** Number of the attempt. */
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isOver = false;
    let recording: Recording | null = null;
    startRecording().then(
      (started) => {
        recording = started;
        if (isOver) started.cancel();
        else setState({ phase: 'recording', recording: started, startedAtMs: performance.now() });
      },
      (error: unknown) => {
        if (!isOver) setState({ phase: 'failed', fault: faultOf(error) });
      },
    );
    return () => {
      isOver = true;
      recording?.cancel();
    };
  }, [attempt]);

  const url = state.phase === 'ready' ? state.url : null;
  useEffect(() => {
    if (url === null) return undefined;
    return () => URL.revokeObjectURL(url);
  }, [url]);

  async function stop() {
    if (state.phase !== 'recording') return;
    setState({ phase: 'preparing' });
    try {
      const voice = await encodeVoice(await state.recording.stop());
      setState({ phase: 'ready', voice, url: URL.createObjectURL(voice.file) });
    } catch (error) {
      setState({ phase: 'failed', fault: faultOf(error) });
    }
  }

  return {
    state,
    stop,
    retry: () => {
      setState({ phase: 'starting' });
      setAttempt((count) => count + 1);
    },
  };
}

export const maxMs = maxVoiceSeconds * secondMs;
