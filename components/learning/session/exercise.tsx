'use client';

import { Choice } from './kinds/choice';
import { Gap } from './kinds/gap';
import { Order } from './kinds/order';
import { Pairs } from './kinds/pairs';
import { Write } from './kinds/write';
import type { KindProps } from './board/kind-props';
import type { Draft } from './drafts/draft';

/** The view of an exercise, whatever its kind. */
export function Exercise({ draft, ...rest }: KindProps<Draft>) {
  switch (draft.kind) {
    case 'gap':
      return <Gap draft={draft} {...rest} />;
    case 'choice':
      return <Choice draft={draft} {...rest} />;
    case 'pairs':
      return <Pairs draft={draft} {...rest} />;
    case 'write':
      return <Write draft={draft} {...rest} />;
    case 'order':
      return <Order draft={draft} {...rest} />;
  }
}
