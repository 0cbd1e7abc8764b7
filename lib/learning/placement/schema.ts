import { z } from 'zod';
import { contentSlug } from '@/lib/learning/courses/schema';
import { exerciseAnswer, task } from '@/lib/russian/exercises/schema';
import { localizedText } from '@/lib/platform/i18n/localized-text';
import { placementLevels, scaleEnd, scaleStart } from './scale';

export const placementParams = z.object({ placement: z.uuid() });

const count = z.int().min(0);
const level = z.enum(placementLevels);
const onScale = z.number().min(scaleStart).max(scaleEnd);

export const placementInput = z.strictObject({
  turn: count.max(100),
  item: z.int().min(1),
  answer: exerciseAnswer.nullable().describe('Null: I don’t know.'),
});
export type PlacementInput = z.infer<typeof placementInput>;

const result = z
  .object({
    level,
    sureness: z.number().min(0).max(1).describe('How likely it is this level and no other.'),
    shares: z.array(z.object({ level, share: z.number().min(0).max(1) })).describe('Together 1.'),
    ability: onScale.describe('In logits; a level is 1.5 wide, A0 around −3, B2 around 3.'),
    low: onScale.describe('The ability lies from here …'),
    high: onScale.describe('… to here four times out of five.'),
    low_level: level,
    high_level: level,
    answers: count,
    course: z
      .object({ slug: contentSlug, title: localizedText, level: z.string() })
      .nullable()
      .describe('Where to begin; of the nearest level when there is none of the same.'),
  })
  .meta({ id: 'PlacementResult' });
export type PlacementResult = z.infer<typeof result>;

export const placementView = z
  .object({
    placement: z.uuid(),
    turn: count.describe('Answers given so far: the number of the next one.'),
    most: count.describe('Questions at most; it ends before when it is sure enough.'),
    current: z.object({ item: z.int(), task }).nullable(),
    result: result.nullable().describe('When it has ended.'),
  })
  .meta({
    id: 'Placement',
    description: 'A go at the placement test: the question that is due, or the result.',
  });
export type PlacementView = z.infer<typeof placementView>;
