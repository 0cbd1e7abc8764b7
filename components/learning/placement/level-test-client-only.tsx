'use client';

import dynamic from 'next/dynamic';
import { PlayerSkeleton } from '@/components/learning/session/player-skeleton';

/** The level test, loaded when it is shown; the server renders only a skeleton. */
export const LevelTestClientOnly = dynamic(async () => (await import('./level-test')).LevelTest, {
  ssr: false,
  loading: PlayerSkeleton,
});
