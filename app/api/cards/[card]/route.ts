import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';
import { changeCard, removeCard } from '@/lib/learning/review/own-cards';
import { cardChange, cardView } from '@/lib/learning/review/card-schema';
import { cardParams } from '@/lib/learning/review/schema';

export const PATCH = endpoint(
  { access: 'member', scope: 'learn', params: cardParams, body: cardChange, answer: cardView },
  ({ viewer, params, body, locale }) => changeCard(viewer, params.card, body, locale),
);

export const DELETE = endpoint(
  { access: 'member', scope: 'learn', params: cardParams, answer: nothing },
  ({ viewer, params }) => removeCard(viewer, params.card),
);
