import { z } from 'zod';
import { timeCursorPattern } from '@/lib/platform/text/time-cursor';
import { rowId } from '@/lib/platform/validation/row-id';
import { personTieLists } from './limits';

export const personTiesParams = z.object({ person: rowId, list: z.enum(personTieLists) });

export const personTiesQuery = z.strictObject({
  after: z.string().regex(timeCursorPattern).exactOptional().describe('`next` of the answer before.'),
});

const knownPerson = z.object({
  id: z.int(),
  name: z.string(),
  photo: z.string().nullable().describe('The path of the picture.'),
});
export type KnownPerson = z.infer<typeof knownPerson>;

export const personTies = z
  .object({
    people: z.array(knownPerson),
    next: z.string().nullable().describe('Pass it as `after`; null at the end.'),
  })
  .meta({ id: 'PersonTies', description: 'People of a list whom the caller may know of, the latest first.' });
export type PersonTies = z.infer<typeof personTies>;
