import type { MediaView } from '@/lib/chat/media/schema';
import type { MessageView } from '@/lib/chat/messages/schema';

/** A picture or a voice note to send. */
export interface NewMedia {
  file: Blob;
  /** Caption of a picture. */
  text: string;
  media: MediaView;
}

/** A picture or voice note that is being sent, as the conversation shows it. */
export interface UnsentMedia {
  /** Object URL of the file. */
  url: string;
  media: MediaView;
  /** Share of the file that has been sent, from 0 to 1. */
  share: number;
  retry: (clientId: string) => void;
  discard: (clientId: string) => void;
}

export interface UnsentMediaMessage {
  clientId: string;
  text: string;
  reply: MessageView['reply'];
  /** ISO 8601. */
  at: string;
  state: 'waiting' | 'failed';
  /** Why it failed, in a sentence; null when there was no connection. */
  reason: string | null;
  media: UnsentMedia;
}
