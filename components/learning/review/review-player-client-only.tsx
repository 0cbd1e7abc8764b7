'use client';

import dynamic from 'next/dynamic';
import { PlayerSkeleton } from '@/components/learning/session/player-skeleton';

/** The player needs the browser's clock and storage, so that the server renders only a skeleton. */
export const ReviewPlayerClientOnly = dynamic(async () => (await import('./review-player')).ReviewPlayer, {
  ssr: false,
  loading: PlayerSkeleton,
});
