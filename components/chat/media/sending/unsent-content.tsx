import { useFormatter, useTranslations } from 'next-intl';
import { PictureImage } from '@/components/chat/media/picture-view';
import { VoicePlayer } from '@/components/chat/media/voice-player';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { UnsentMediaMessage } from './unsent-media';

/** A picture or a voice note that is being sent, and the share that has been sent. */
export function UnsentContent({ text, state, media }: Pick<UnsentMediaMessage, 'text' | 'state' | 'media'>) {
  const t = useTranslations('chat-media.unsent');
  const format = useFormatter();
  const { url, media: about, share } = media;
  const percent = format.number(share, { style: 'percent' });
  return (
    <>
      {about.kind === 'picture' ? (
        <div className="-mx-2">
          <PictureImage picture={{ src: url, width: about.width, height: about.height, caption: text }} />
        </div>
      ) : (
        <VoicePlayer src={url} durationMs={about.duration_ms} />
      )}
      {state === 'waiting' && share < 1 && (
        <ProgressBar
          value={Math.round(share * 100)}
          max={100}
          label={t('sending', { percent })}
          className="mt-2"
        />
      )}
    </>
  );
}
