import { mediaInput, mediaParams, messageView } from '@/lib/chat/messages/schema';
import { sendMedia } from '@/lib/chat/messages/send-media';
import { endpoint } from '@/lib/people/door/endpoint';

export const POST = endpoint(
  {
    summary: 'Sends a picture or a voice note that was uploaded, with or without words.',
    errorCodes: [
      'email_unverified',
      'muted',
      'not_joined',
      'not_welcome',
      'unanswered',
      'blocking',
      'too_many_links',
      'media_too_early',
    ],
    access: 'member',
    idempotency: 'own',
    params: mediaParams,
    body: mediaInput,
    response: messageView,
    status: 201,
  },
  ({ viewer, params, body }) => sendMedia(viewer, { otherId: params.person, mediaId: params.media }, body),
);
