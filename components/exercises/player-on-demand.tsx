'use client';

import dynamic from 'next/dynamic';
import { PlayerSkeleton } from './player-skeleton';

/** The player, fetched only where somebody practises: a lecture needs none of it. */
export const PlayerOnDemand = dynamic(async () => (await import('./player')).Player, {
  ssr: false,
  loading: PlayerSkeleton,
});
