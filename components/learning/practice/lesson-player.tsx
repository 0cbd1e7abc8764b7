'use client';

// eslint-disable-next-line no-restricted-imports -- A part of the page, drawn on the server too.
import { lazy, Suspense } from 'react';
import { Player } from './player';
import { PlayerSkeleton } from './player-skeleton';

const CheckPlayer = lazy(async () => ({
  default: (await import('@/components/learning/skip-tests/check-player')).CheckPlayer,
}));

interface Props {
  /** The exercises of the lesson, or those before it that open it. */
  part: 'practice' | 'check';
  lesson: { id: number; slug: string; course: string; title: string };
  /** A run or a check that is over, to see its end again. */
  ended: string | null;
}

export function LessonPlayer({ part, lesson, ended }: Props) {
  if (part === 'practice') return <Player lesson={lesson} run={ended} />;
  return (
    <Suspense fallback={<PlayerSkeleton />}>
      <CheckPlayer lesson={lesson} ended={ended} />
    </Suspense>
  );
}
