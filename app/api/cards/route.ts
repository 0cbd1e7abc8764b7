import { endpoint } from '@/lib/people/door/endpoint';
import { addCard, listCards } from '@/lib/learning/review/own-cards';
import { cardInput, cardPage, cardQuery, cardView } from '@/lib/learning/review/card-schema';

export const GET = endpoint(
  {
    summary: 'The caller’s cards, the latest first, by search and state.',
    access: 'member',
    query: cardQuery,
    response: cardPage,
  },
  ({ viewer, query, locale }) => listCards(viewer, query, locale),
);

export const POST = endpoint(
  {
    summary: 'Makes a card of a word of the courses, if there is none, or of a word of one’s own.',
    errorCodes: ['too_many_cards'],
    access: 'member',
    scope: 'learn',
    body: cardInput,
    response: cardView,
  },
  ({ viewer, body, locale }) => addCard(viewer, body, locale),
);
