/**
 * Why nothing can be recorded: the user or the page's policy refused it, there is no microphone, the browser cannot record,
 * or it failed.
 */
export type RecordingFault = 'refused' | 'missing' | 'unsupported' | 'broken';

export class RecordingError extends Error {
  constructor(
    readonly fault: RecordingFault,
    cause?: unknown,
  ) {
    super(fault, { cause });
  }
}

export interface Recording {
  /** Loudness now, from 0 to 1. */
  level: () => number;
  /** Ends the recording. Rejects with RecordingError('broken') when nothing was recorded. */
  stop: () => Promise<Blob>;
  cancel: () => void;
}

/** Asks for the microphone and starts recording. Rejects with a RecordingError. */
export async function startRecording(): Promise<Recording> {
  const stream = await openMicrophone();
  try {
    return recordStream(stream);
  } catch (cause) {
    release(stream);
    throw new RecordingError('broken', cause);
  }
}

async function openMicrophone(): Promise<MediaStream> {
  const isAble = 'mediaDevices' in navigator && typeof MediaRecorder !== 'undefined';
  if (!isAble) throw new RecordingError('unsupported');
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
    });
  } catch (cause) {
    throw new RecordingError(faultOf(cause), cause);
  }
}

function faultOf(cause: unknown): RecordingFault {
  const name = cause instanceof DOMException ? cause.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'broken';
}

function recordStream(stream: MediaStream): Recording {
  const meter = createMeter(stream);
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) parts.push(data);
  });
  const ended = new Promise<void>((settle) => {
    recorder.addEventListener('stop', () => settle());
  });
  const end = async () => {
    if (recorder.state !== 'inactive') recorder.stop();
    await ended;
    release(stream);
    meter.close();
  };
  recorder.start(1000);
  return {
    level: meter.level,
    stop: async () => {
      await end();
      if (parts.length === 0) throw new RecordingError('broken');
      return new Blob(parts, { type: recorder.mimeType });
    },
    cancel: () => void end(),
  };
}

function createMeter(stream: MediaStream): { level: () => number; close: () => void } {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      // After a reload nothing was pressed in this document yet, and a browser may keep the context from starting.
      if (context.state === 'suspended') void context.resume().catch(() => undefined);
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      // Maps −60 dB, a quiet room, to 0, and 0 dB to 1.
      return Math.min(1, Math.max(0, 1 + (10 * Math.log10(power + 1e-9)) / 60));
    },
    close: () => void context.close().catch(() => undefined),
  };
}

/** Stops the microphone, so that the browser does not show it as on any more. */
function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
