import type { MediaView } from '@/lib/chat/media/schema';
import type { MessageView } from '@/lib/chat/messages/schema';

/** A picture or a voice note that is to be sent. */
export interface NewMedia {
  file: Blob;
  /** The caption of a picture. */
  text: string;
  media: MediaView;
}

/** What is on its way, as it stands in the conversation. */
export interface UnsentMedia {
  /** Where the page shows it from: an object URL of the file. */
  url: string;
  media: MediaView;
  /** How much of the file has been sent, from 0 to 1. */
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
  /** Why it failed, in a sentence; null: there was no connection. */
  reason: string | null;
  media: UnsentMedia;
}
