import { gzipSync } from 'node:zlib';
import type { CourseView } from '@/lib/learning/courses/schema';
import { registerClient } from './client';
import { round, type Line } from './statistics';

const maxKilobytes = 200;

/** The scripts a browser loads with the lesson player before anything is clicked. */
export async function benchLessonPage(base: string): Promise<Line[]> {
  const learner = await registerClient(base, 1000);
  const course = await learner.call<CourseView>('GET', '/api/courses/russian-from-zero');
  const path = `/en/courses/show?course=${course.slug}&lesson=${course.lessons[0]?.slug ?? ''}&practice=1`;
  const html = await learner.text(path);
  const scripts = new Set(
    [...html.matchAll(/<script[^>]+src="([^"]+)"(?![^>]*nomodule)/giu)].map(([, src = '']) => src),
  );
  const sizes = await Promise.all(
    [...scripts].map(async (src) => {
      const response = await fetch(new URL(src, base));
      return gzipSync(new Uint8Array(await response.arrayBuffer())).byteLength;
    }),
  );
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  return [
    {
      what: `Lesson page, first-load JavaScript (${scripts.size} files)`,
      measured: `${round(kilobytes, 1)} kB gzip`,
      goal: `at most ${maxKilobytes} kB`,
      isMet: kilobytes <= maxKilobytes,
    },
  ];
}
