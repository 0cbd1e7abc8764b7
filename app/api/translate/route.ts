import { endpoint } from '@/lib/people/door/endpoint';
import { translate } from '@/lib/translator/translate/translate';
import { translation, translationInput } from '@/lib/translator/translate/schema';

/** A POST, so that no log has the text; and no answer is kept. */
export const POST = endpoint(
  {
    summary:
      'Translates a phrase of everyday life, in both registers and for each speaker, by the phrasebook.',
    access: 'anyone',
    idempotency: 'own',
    body: translationInput,
    response: translation,
  },
  ({ body, locale }) => translate(body, locale),
);
