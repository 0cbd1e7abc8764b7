import { useEffect } from 'react';
import { RotateCcw, SendHorizontal, Square, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Spinner } from '@/components/ui/spinner';
import { takeFocus } from '@/components/ui/take-focus';
import type { NewMedia } from '@/components/chat/media/sending/unsent-media';
import { stopVoice, VoicePlayer } from '@/components/chat/media/voice-player';
import type { Recording, RecordingFault } from './record';
import { RecordingMeter } from './recording-meter';
import { useRecorder } from './use-recorder';

interface Props {
  onSend: (made: NewMedia) => void;
  onClose: () => void;
}

/** Records a voice note, which can be listened to before it is sent. */
export function Recorder({ onSend, onClose }: Props) {
  const t = useTranslations('chat-media.recorder');
  const { state, stop, retry } = useRecorder();
  // Stops a voice note that is playing.
  useEffect(() => stopVoice(), []);

  return (
    <div
      role="group"
      aria-label={t('recording')}
      className="flex min-h-15 items-center gap-2 border-t border-line px-3 py-2 md:px-4"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      {state.phase !== 'failed' && <IconButton icon={Trash2} label={t('discard')} onClick={onClose} />}
      {(state.phase === 'starting' || state.phase === 'preparing') && (
        <p role="status" className="flex min-w-0 flex-1 items-center gap-2 text-soft">
          <Spinner />
          {t(state.phase)}
        </p>
      )}
      {state.phase === 'recording' && (
        <Running recording={state.recording} startedAtMs={state.startedAtMs} onStop={() => void stop()} />
      )}
      {state.phase === 'ready' && (
        <>
          <div className="min-w-0 flex-1">
            <VoicePlayer src={state.url} durationMs={state.voice.durationMs} />
          </div>
          <IconButton
            ref={takeFocus}
            icon={SendHorizontal}
            label={t('send')}
            onClick={() => {
              stopVoice();
              const { file, durationMs } = state.voice;
              onSend({ file, text: '', media: { kind: 'voice', duration_ms: durationMs } });
              onClose();
            }}
            className="bg-cobalt text-on-cobalt hover:bg-cobalt-hover hover:text-on-cobalt"
          />
        </>
      )}
      {state.phase === 'failed' && <Failed fault={state.fault} onRetry={retry} onClose={onClose} />}
    </div>
  );
}

interface RunningProps {
  recording: Recording;
  startedAtMs: number;
  onStop: () => void;
}

function Running({ recording, startedAtMs, onStop }: RunningProps) {
  const t = useTranslations('chat-media.recorder');
  return (
    <>
      <RecordingMeter recording={recording} startedAtMs={startedAtMs} onFull={onStop} />
      <IconButton
        ref={takeFocus}
        icon={Square}
        label={t('stop')}
        onClick={onStop}
        className="bg-rowan text-on-rowan hover:bg-rowan-hover hover:text-on-rowan"
      />
    </>
  );
}

function Failed({
  fault,
  onRetry,
  onClose,
}: {
  fault: RecordingFault;
  onRetry: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('chat-media.recorder');
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
      <p role="alert" className="min-w-0 flex-1 basis-60">
        {t(fault)}
      </p>
      {fault !== 'unsupported' && (
        <Button variant="secondary" onClick={onRetry}>
          <RotateCcw size={20} strokeWidth={1.75} aria-hidden />
          {t('retry')}
        </Button>
      )}
      <Button ref={takeFocus} variant="quiet" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  );
}
