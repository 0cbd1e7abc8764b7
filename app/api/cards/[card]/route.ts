import { endpoint } from '@/lib/http/endpoint';
import { nothing } from '@/lib/http/nothing';
import { changeCard, removeCard } from '@/lib/review/own-cards';
import { cardChange, cardView } from '@/lib/review/card-schema';
import { cardParams } from '@/lib/review/schema';

export const PATCH = endpoint(
  { access: 'member', scope: 'learn', params: cardParams, body: cardChange, answer: cardView },
  ({ viewer, params, body, locale }) => changeCard(viewer, params.card, body, locale),
);

export const DELETE = endpoint(
  { access: 'member', scope: 'learn', params: cardParams, answer: nothing },
  ({ viewer, params }) => removeCard(viewer, params.card),
);
