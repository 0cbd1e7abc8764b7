import { z } from 'zod';
import { rowId } from '@/lib/platform/validation/row-id';
import type { Friendship } from '@/lib/people/audience/friendship';
import { timeCursorPattern } from '@/lib/platform/text/time-cursor';
import { tieLists } from './limits';

export const personParams = z.object({ person: rowId });

/** The viewer's tie with another person. */
export const tie = z.object({
  follows: z.boolean(),
  friendship: z
    .enum(['none', 'requested', 'asked', 'friends'] satisfies Friendship[])
    .describe('`requested`: the caller has asked; `asked`: the other has, and waits for an answer.'),
  mutes: z.boolean().describe('Whether the caller wants to hear nothing of them, which they do not learn.'),
  blocks: z.boolean(),
});
export type Tie = z.infer<typeof tie>;

/** A tie, and whether the viewer may ask for friendship. */
export const openTie = tie.extend({
  may_ask: z.boolean().describe('Whether the person takes a first friend request from the caller.'),
});
export type OpenTie = z.infer<typeof openTie>;

const tiedPerson = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.string().nullable().describe('The path of the picture.'),
  since: z.iso.datetime(),
  tie: openTie,
});
export type TiedPerson = z.infer<typeof tiedPerson>;

const cursor = z
  .string()
  .regex(timeCursorPattern)
  .describe('The place after which the list goes on: milliseconds since 1970 and an id.');

export const tieListParams = z.object({ list: z.enum(tieLists) });
export const tieListQuery = z.object({ after: cursor.optional() });
export const tiePage = z.object({ people: z.array(tiedPerson), next: cursor.nullable() });
export type TiePage = z.infer<typeof tiePage>;

const count = z.int().min(0);
export const tieCounts = z.object({
  friends: count,
  requests: count,
  outgoing: count,
  followers: count,
  following: count,
  muted: count,
  blocked: count,
} satisfies Record<TieList, unknown>);
export type TieCounts = z.infer<typeof tieCounts>;

/** Spec §7. */
export const friendsAnswer = z.object({
  friends: z.array(tiedPerson).describe('The latest ones; GET /api/friends/friends has the others.'),
  requests: z.array(tiedPerson).describe('People who wait for an answer, the latest first.'),
  outgoing: z.array(tiedPerson).describe('People who have been asked.'),
  counts: tieCounts,
});
export type FriendsAnswer = z.infer<typeof friendsAnswer>;

export type TieList = (typeof tieLists)[number];
