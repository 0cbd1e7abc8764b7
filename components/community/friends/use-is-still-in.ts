import { useState } from 'react';
import { useTieChanges } from '@/components/community/ties/use-tie';
import type { Tie, TiedPerson, TieList } from '@/lib/people/ties/schema';

/**
 * Whether somebody has stayed in a list since it was shown. It is false for a person who left and came back: they are in it
 * since a later time.
 */
export function useIsStillIn(list: TieList, { id, tie }: TiedPerson): boolean {
  const [isStill, setStill] = useState(() => isIn[list](tie));
  useTieChanges(id, (changed) => setStill((known) => known && isIn[list](changed)));
  return isStill;
}

const isIn: Record<TieList, (tie: Tie) => boolean> = {
  friends: ({ friendship }) => friendship === 'friends',
  requests: ({ friendship }) => friendship === 'asked',
  outgoing: ({ friendship }) => friendship === 'requested',
  // The viewer can end this only by a block.
  followers: ({ blocks }) => !blocks,
  following: ({ follows }) => follows,
  muted: ({ mutes }) => mutes,
  blocked: ({ blocks }) => blocks,
};
