import { otherParams } from '@/lib/chat/dialogs/schema';
import { maxPictureBytes, mediaTypes } from '@/lib/chat/media/limits';
import { uploadedMedia } from '@/lib/chat/media/schema';
import { uploadMedia } from '@/lib/chat/media/upload';
import { endpoint } from '@/lib/people/door/endpoint';

/** The request body is the file itself, not a form. */
export const POST = endpoint(
  {
    summary:
      'Takes a picture (JPEG, PNG or WebP, up to 5 MB) or a voice note (MP3, up to 1 MB and two minutes) for a message to a person with whom the caller talks. It waits a day to be sent.',
    errorCodes: [
      'email_unverified',
      'muted',
      'not_joined',
      'not_welcome',
      'unanswered',
      'blocking',
      'media_too_early',
    ],
    access: 'member',
    params: otherParams,
    file: { types: mediaTypes, maxBytes: maxPictureBytes },
    response: uploadedMedia,
    status: 201,
  },
  ({ viewer, params, file }) => uploadMedia(viewer, params.person, file),
);
