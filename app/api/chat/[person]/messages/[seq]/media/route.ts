import { getMedia } from '@/lib/chat/media/get';
import { mediaFile } from '@/lib/chat/media/schema';
import { messageParams } from '@/lib/chat/messages/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'The picture or the voice note of a message, for the two alone.',
    errorCodes: ['not_joined'],
    access: 'member',
    params: messageParams,
    response: mediaFile,
  },
  async ({ viewer, params, reply }) => {
    const file = await getMedia(viewer, params.person, params.seq);
    // Kept by the browser, and asked about each time: it may have been taken back.
    reply.headers.set('Cache-Control', 'private, no-cache');
    reply.headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
    reply.headers.set('X-Content-Type-Options', 'nosniff');
    return file;
  },
);
