import type { MessageView } from '@/lib/chat/messages/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { PictureView } from './picture-view';
import { VoicePlayer } from './voice-player';

interface Props {
  person: number;
  message: Pick<MessageView, 'seq' | 'text' | 'media'>;
}

/** The picture or the voice note of a message. */
export function MediaContent({ person, message: { seq, text, media } }: Props) {
  if (!media) return null;
  const src = apiRoutes.messageMedia(person, seq);
  if (media.kind === 'voice') return <VoicePlayer src={src} durationMs={media.duration_ms} />;
  return <PictureView picture={{ src, width: media.width, height: media.height, caption: text }} />;
}
