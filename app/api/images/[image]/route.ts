import { endpoint } from '@/lib/people/door/endpoint';
import { imageFile, imageParams } from '@/lib/publishing/images/schema';
import { getImage } from '@/lib/publishing/images/service';

/** An uploaded file is never rendered as a page, even when opened directly. */
const policy = "default-src 'none'; sandbox";

export const GET = endpoint(
  {
    summary: 'A picture: its id and the ending `.webp`.',
    access: 'anyone',
    params: imageParams,
    response: imageFile,
  },
  async ({ params, reply }) => {
    const file = await getImage(params.image);
    reply.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
    reply.headers.set('Content-Security-Policy', policy);
    reply.headers.set('X-Content-Type-Options', 'nosniff');
    return file;
  },
);
