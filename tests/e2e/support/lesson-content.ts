import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { exerciseContent, type ExerciseContent } from '@/lib/russian/exercises/schema';

const course = join(process.cwd(), 'db/content/courses/russian-from-zero');

/** The exercises of a lesson as its authors wrote them, with the answers. */
export function readExercises(lesson: string): ExerciseContent[] {
  const source: unknown = parse(readFileSync(join(course, lesson, 'exercises.yaml'), 'utf8'));
  const entries = z.array(z.record(z.string(), z.unknown())).parse(source);
  return entries.map(({ id, topics, ...content }) => exerciseContent.parse(content));
}
