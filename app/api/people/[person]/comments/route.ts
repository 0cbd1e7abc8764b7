import { listPersonComments } from '@/lib/community/profiles/person-comments';
import { personParams } from '@/lib/people/ties/schema';
import { endpoint } from '@/lib/people/door/endpoint';
import { authorComments, authorCommentsQuery } from '@/lib/publishing/comments/author-schema';

export const GET = endpoint(
  {
    summary:
      'What a person has said under articles, and for members under lessons, the latest first, twenty at a time.',
    errorCodes: ['not_found'],
    access: 'anyone',
    params: personParams,
    query: authorCommentsQuery,
    response: authorComments,
  },
  ({ viewer, params, query, locale }) => listPersonComments(viewer, params.person, query.before, locale),
);
