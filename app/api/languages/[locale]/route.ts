import { listNames } from '@/lib/community/directory/names';
import { languageNames, languageNamesParams } from '@/lib/community/directory/names-schema';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary:
      'The names of the languages of the world in a language of the interface, in its order. Browsers do not know all of them.',
    access: 'anyone',
    params: languageNamesParams,
    response: languageNames,
  },
  async ({ params }) => ({ languages: listNames(params.locale).languages }),
);
