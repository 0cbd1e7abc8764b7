import { ownProfile, profileInput } from '@/lib/community/profiles/schema';
import { getOwnProfile, saveProfile } from '@/lib/community/profiles/service';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'All that the caller says of themselves, and who sees which part of it.',
    access: 'member',
    response: ownProfile,
  },
  ({ viewer }) => getOwnProfile(viewer),
);

export const PUT = endpoint(
  {
    summary: 'Replaces it; the first time, this joins the community.',
    errorCodes: ['email_unverified'],
    access: 'member',
    body: profileInput,
    response: ownProfile,
  },
  ({ viewer, body }) => saveProfile(viewer, body),
);
