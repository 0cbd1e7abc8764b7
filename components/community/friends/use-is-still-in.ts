import { useState } from 'react';
import { useTieChanges } from '@/components/community/ties/use-tie';
import type { Tie, TiedPerson, TieList } from '@/lib/people/ties/schema';

/** Whether somebody has been in a list without a break since it was shown; whoever left it and came back is in it since then. */
export function useIsStillIn(list: TieList, { id, tie }: TiedPerson): boolean {
  const [isStill, setStill] = useState(() => isIn[list](tie));
  useTieChanges(id, (changed) => setStill((known) => known && isIn[list](changed)));
  return isStill;
}

const isIn: Record<TieList, (tie: Tie) => boolean> = {
  friends: ({ friendship }) => friendship === 'friends',
  requests: ({ friendship }) => friendship === 'asked',
  outgoing: ({ friendship }) => friendship === 'requested',
  // The viewer ends this by a block alone.
  followers: ({ blocks }) => !blocks,
  following: ({ follows }) => follows,
  muted: ({ mutes }) => mutes,
  blocked: ({ blocks }) => blocks,
};
