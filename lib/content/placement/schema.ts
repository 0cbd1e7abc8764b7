import { z } from 'zod';
import { exerciseContent } from '@/lib/russian/exercises/schema';
import { placementLevels } from '@/lib/learning/placement/scale';
import { contentKey, russian } from '@/lib/content/courses/schema';

/* A file of the placement test, as db/content/README.md describes it. Its exercises have no hints or notes. */
const [gap, choice, , write, order] = exerciseContent.options;
const head = { id: contentKey, difficulty: z.number() };
const left = { hint: true, note: true } as const;

export const placementFile = z.strictObject({
  level: z.enum(placementLevels),
  names: z.array(russian).default([]),
  items: z.array(
    z.discriminatedUnion('kind', [
      gap.omit(left).extend(head),
      choice.omit(left).extend(head),
      write.omit({ ...left, synonyms: true }).extend(head),
      order.omit(left).extend(head),
    ]),
  ),
});
