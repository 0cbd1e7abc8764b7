import { endpoint } from '@/lib/people/door/endpoint';
import { addCard, listCards } from '@/lib/learning/review/own-cards';
import { cardInput, cardPage, cardQuery, cardView } from '@/lib/learning/review/card-schema';

export const GET = endpoint(
  { access: 'member', query: cardQuery, answer: cardPage },
  ({ viewer, query, locale }) => listCards(viewer, query, locale),
);

export const POST = endpoint(
  { access: 'member', scope: 'learn', body: cardInput, answer: cardView },
  ({ viewer, body, locale }) => addCard(viewer, body, locale),
);
