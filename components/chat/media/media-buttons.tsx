import { useRef } from 'react';
import { ImagePlus, Mic } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { pictureTypes } from '@/lib/chat/media/limits';
import { useMediaTools } from './media-tools';
import { isMicrophoneBarred, reloadToRecord } from './recorder/microphone-policy';

/** Buttons to choose a picture and to record a voice note; nothing when neither may be sent. */
export function MediaButtons() {
  const t = useTranslations('chat-media.composer');
  const tools = useMediaTools();
  const input = useRef<HTMLInputElement>(null);
  if (!tools) return null;
  return (
    <div className="-ml-2 flex">
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('picture')}
        accept={pictureTypes.join(',')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) tools.choose(file);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
      <IconButton icon={ImagePlus} label={t('picture')} onClick={() => input.current?.click()} />
      <IconButton
        icon={Mic}
        label={t('voice')}
        onClick={() => (isMicrophoneBarred() ? reloadToRecord() : tools.setRecording(true))}
        className="-ml-1"
      />
    </div>
  );
}
