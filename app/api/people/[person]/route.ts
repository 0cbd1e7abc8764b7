import { listWelcoming } from '@/lib/community/matching/welcoming';
import { findProfile } from '@/lib/community/profiles/find-profile';
import { personView } from '@/lib/community/profiles/schema';
import { personParams } from '@/lib/people/ties/schema';
import { endpoint } from '@/lib/people/door/endpoint';
import { AppError } from '@/lib/platform/errors';

export const GET = endpoint(
  {
    summary:
      'A person as the caller may see them. Whoever is not to be known of is not found: not there, not joined, closed, blocked, a minor for an adult and the reverse.',
    errorCodes: ['not_found'],
    access: 'anyone',
    params: personParams,
    response: personView,
  },
  async ({ viewer, params, locale }) => {
    const person = await findProfile(viewer, params.person, { locale, welcoming: listWelcoming });
    if (!person) throw new AppError('not_found');
    return person;
  },
);
