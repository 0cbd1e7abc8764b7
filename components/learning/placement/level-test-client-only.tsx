'use client';

import dynamic from 'next/dynamic';
import { PlayerSkeleton } from '@/components/learning/session/player-skeleton';

/** The level test needs the browser’s storage, so that the server renders only a skeleton. */
export const LevelTestClientOnly = dynamic(async () => (await import('./level-test')).LevelTest, {
  ssr: false,
  loading: PlayerSkeleton,
});
