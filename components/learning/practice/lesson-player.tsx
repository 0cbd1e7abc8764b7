'use client';

// oxlint-disable-next-line no-restricted-imports -- A part of the page, drawn on the server too.
import { lazy, Suspense } from 'react';
import { Player } from './player';
import { PlayerSkeleton } from '@/components/learning/session/player-skeleton';

const SkipTestPlayer = lazy(async () => ({
  default: (await import('@/components/learning/skip-tests/skip-test-player')).SkipTestPlayer,
}));

interface Props {
  /** The exercises of the lesson, or the skip test on the lessons before it. */
  part: 'practice' | 'check';
  lesson: { id: number; slug: string; course: string; title: string };
  /** The id of a finished run or test whose end is shown again. */
  ended: string | null;
}

export function LessonPlayer({ part, lesson, ended }: Props) {
  if (part === 'practice') return <Player lesson={lesson} run={ended} />;
  return (
    <Suspense fallback={<PlayerSkeleton />}>
      <SkipTestPlayer lesson={lesson} ended={ended} />
    </Suspense>
  );
}
