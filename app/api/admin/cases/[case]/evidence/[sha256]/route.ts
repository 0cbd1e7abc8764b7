import { getEvidencePicture } from '@/lib/community/moderation/cases';
import { evidenceParams } from '@/lib/community/moderation/schema';
import { endpoint } from '@/lib/people/door/endpoint';
import { imageFile } from '@/lib/publishing/images/schema';

export const GET = endpoint(
  {
    summary: 'For moderators: the photograph as it was when it was reported.',
    errorCodes: ['own_case'],
    access: 'member',
    staff: 'moderator',
    params: evidenceParams,
    response: imageFile,
  },
  async ({ viewer, params, reply }) => {
    const file = await getEvidencePicture(viewer, params.case, params.sha256);
    reply.headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
    reply.headers.set('X-Content-Type-Options', 'nosniff');
    return file;
  },
);
