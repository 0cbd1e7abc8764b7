import { Mic, MicOff, NotebookPen, Phone, PhoneOff, Video, VideoOff, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { usePartnerName } from '@/components/chat/use-partner-name';
import { CallReport } from './call-report';
import type { CallSnapshot } from './call-snapshot';
import { CallSound } from './call-sound';
import { CallPictures } from './call-pictures';
import { CallStatus } from './call-status';
import { NoteForm } from './notes/note-form';
import { tabCall } from './tab-call';

interface Props {
  call: CallSnapshot & { phase: Exclude<CallSnapshot['phase'], { name: 'idle' }> };
  /** Calls the same person again. */
  onAgain: () => void;
  /** Parts of the conversation that are shown with its call. */
  children: ReactNode;
}

/** The call of this tab, above the chat: the other person, the state of the call, and its buttons. */
export function CallBar({ call, onAgain, children }: Props) {
  const t = useTranslations('chat-calls.bar');
  const { phase, camera, theirs } = call;
  const name = usePartnerName(phase.person);
  const [noting, setNoting] = useNoting(phase);
  return (
    <section
      aria-label={t('label', { name })}
      className="shrink-0 border-b border-line bg-cobalt-ground px-3 py-2 md:px-4"
    >
      <CallSound phase={phase} remote={call.remote} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar name={phase.person.name ?? '?'} src={phase.person.avatar} className="size-10" />
        <div className="min-w-40 flex-1">
          <bdi className="block truncate font-medium">{name}</bdi>
          <CallStatus phase={phase} name={name} />
          {theirs.isMuted && <p className="text-sm text-soft">{t('theyMuted', { name })}</p>}
        </div>
        <div className="ml-auto flex items-center gap-1">
          <CallReport person={phase.person.id} name={name} callId={phase.callId} />
          {phase.name === 'ended' ? (
            <>
              <Button onClick={onAgain}>
                <Phone size={20} strokeWidth={1.75} aria-hidden />
                {t('again')}
              </Button>
              <IconButton icon={X} label={t('close')} onClick={() => tabCall().close()} />
            </>
          ) : (
            <LiveButtons call={call} onNote={setNoting} isNoting={noting !== null} />
          )}
        </div>
      </div>
      {camera === 'failed' && (
        <p role="alert" className="mt-1 text-sm text-rowan">
          {t('cameraFailed')}
        </p>
      )}
      {noting !== null && <NoteForm key={noting} call={noting} onClose={() => setNoting(null)} />}
      <CallPictures call={call} name={name} />
      {children}
    </section>
  );
}

/** The id of the call that is being noted in. When it ends the form stays, so that its note can still be sent. */
function useNoting(phase: Props['call']['phase']): [number | null, (call: number | null) => void] {
  const [call, setCall] = useState<number | null>(null);
  const isStill = phase.name === 'ended' || phase.callId === call;
  return [isStill ? call : null, setCall];
}

interface LiveProps {
  call: CallSnapshot;
  /** Opens the form for a note of this call; null closes it. */
  onNote: (call: number | null) => void;
  isNoting: boolean;
}

function LiveButtons({ call, onNote, isNoting }: LiveProps) {
  const t = useTranslations('chat-calls.bar');
  const note = useTranslations('chat-typing.note');
  const { phase, isMuted, camera } = call;
  const hasCamera = camera instanceof Object;
  const talk = phase.name === 'talking' || phase.name === 'reconnecting' ? phase : null;
  return (
    <>
      {talk && (
        <>
          <IconButton
            icon={NotebookPen}
            label={note('open')}
            aria-expanded={isNoting}
            onClick={() => onNote(isNoting ? null : talk.callId)}
            className={isNoting ? 'text-cobalt' : undefined}
          />
          <IconButton
            icon={isMuted ? MicOff : Mic}
            label={t(isMuted ? 'unmute' : 'mute')}
            onClick={() => tabCall().toggleMute()}
            className={isMuted ? 'text-rowan' : undefined}
          />
          <IconButton
            icon={hasCamera ? VideoOff : Video}
            label={t(hasCamera ? 'cameraOff' : 'cameraOn')}
            onClick={() => void tabCall().toggleCamera()}
          />
        </>
      )}
      <IconButton
        icon={PhoneOff}
        label={t('hangUp')}
        onClick={() => tabCall().hangUp()}
        className="bg-rowan text-on-rowan hover:bg-rowan-hover hover:text-on-rowan"
      />
    </>
  );
}
