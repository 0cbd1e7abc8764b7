import { endpoint } from '@/lib/people/door/endpoint';
import { listSituations } from '@/lib/translator/phrasebook/browse';
import { situationList } from '@/lib/translator/phrasebook/schema';

export const GET = endpoint(
  { summary: 'The situations of the phrasebook.', access: 'anyone', response: situationList },
  ({ locale }) => listSituations(locale),
);
