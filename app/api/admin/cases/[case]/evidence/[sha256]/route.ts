import { getEvidenceFile } from '@/lib/community/moderation/cases';
import { evidenceFile, evidenceParams } from '@/lib/community/moderation/schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'For moderators: the picture or voice note as it was when it was reported.',
    errorCodes: ['own_case'],
    access: 'member',
    staff: 'moderator',
    params: evidenceParams,
    response: evidenceFile,
  },
  async ({ viewer, params, reply }) => {
    const file = await getEvidenceFile(viewer, params.case, params.sha256);
    reply.headers.set('Cache-Control', 'private, no-store');
    reply.headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
    reply.headers.set('X-Content-Type-Options', 'nosniff');
    return file;
  },
);
