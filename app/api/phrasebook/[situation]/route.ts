import { endpoint } from '@/lib/people/door/endpoint';
import { getSituation } from '@/lib/translator/phrasebook/browse';
import { situationParams, situationPhrases, situationQuery } from '@/lib/translator/phrasebook/schema';

export const GET = endpoint(
  {
    summary: 'The phrases of a situation, in Russian and in another language.',
    access: 'anyone',
    params: situationParams,
    query: situationQuery,
    response: situationPhrases,
  },
  ({ params, query, locale }) => getSituation(params.situation, query, locale),
);
