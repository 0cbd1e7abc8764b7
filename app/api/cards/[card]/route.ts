import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';
import { changeCard, removeCard } from '@/lib/learning/review/own-cards';
import { cardChange, cardView } from '@/lib/learning/review/card-schema';
import { cardParams } from '@/lib/learning/review/schema';

export const PATCH = endpoint(
  {
    summary: 'Pauses a card, puts it off until tomorrow, or changes what is one’s own on it.',
    access: 'member',
    scope: 'learn',
    params: cardParams,
    body: cardChange,
    response: cardView,
  },
  ({ viewer, params, body, locale }) => changeCard(viewer, params.card, body, locale),
);

export const DELETE = endpoint(
  {
    summary: 'Removes a card of the caller’s; its reviews stay in the log.',
    access: 'member',
    scope: 'learn',
    params: cardParams,
    response: nothing,
  },
  ({ viewer, params }) => removeCard(viewer, params.card),
);
