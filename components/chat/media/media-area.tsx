import { useEffect, useState, type ReactNode } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { MediaTools } from './media-tools';
import { pictureOf } from './picture-of';
import { takeRecordingWish } from './recorder/microphone-policy';
import type { NewMedia } from './sending/unsent-media';
import { stopVoice } from './voice-player';

const PictureDialog = onDemand(async () => (await import('./picture-dialog')).PictureDialog);

interface Props {
  /** Name of the other person in this conversation. */
  name: string;
  isAllowed: boolean;
  onSend: (made: NewMedia) => void;
  children: ReactNode;
}

/** A conversation into which pictures can be pasted and dropped, and in which voice notes can be recorded. */
export function MediaArea({ name, isAllowed, onSend, children }: Props) {
  const [isRecording, setRecording] = useState(false);
  const [chosen, setChosen] = useState<{ file: File; isOpen: boolean } | null>(null);
  useEffect(() => stopVoice, []);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- The wish is in the fragment, which no server gets.
    if (isAllowed && takeRecordingWish()) setRecording(true);
  }, [isAllowed]);

  const choose = (file: File) => setChosen({ file, isOpen: true });
  /** @returns whether it was a picture */
  function take(data: DataTransfer): boolean {
    const file = isAllowed ? pictureOf(data) : null;
    if (file) choose(file);
    return file !== null;
  }

  return (
    <MediaTools.Provider value={isAllowed ? { isRecording, setRecording, choose, send: onSend } : null}>
      <div
        className="flex min-h-0 flex-1 flex-col"
        onPaste={(event) => {
          if (take(event.clipboardData)) event.preventDefault();
        }}
        onDragOver={(event) => {
          if (isAllowed && event.dataTransfer.types.includes('Files')) event.preventDefault();
        }}
        onDrop={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          // A file that is dropped elsewhere in the window would be opened instead of the chat.
          event.preventDefault();
          take(event.dataTransfer);
        }}
      >
        {children}
      </div>
      {chosen && (
        <PictureDialog
          file={chosen.file}
          name={name}
          open={chosen.isOpen}
          onOpenChange={(isOpen) => setChosen({ ...chosen, isOpen })}
          onSend={onSend}
        />
      )}
    </MediaTools.Provider>
  );
}
