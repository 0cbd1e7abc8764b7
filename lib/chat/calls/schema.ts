import { z } from 'zod';
import { callOutcomes, callStates } from '@/db/enums';
import { partner } from '@/lib/chat/dialogs/schema';
import { rowId } from '@/lib/platform/validation/row-id';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { tidyBody } from '@/lib/platform/text/tidy-body';
import { rule } from '@/lib/platform/validation/rule';
import {
  maxNoteLineCodePoints,
  maxNoteReasonCodePoints,
  maxNoteWordCodePoints,
  maxSignalCharacters,
  maxSignalsAtOnce,
} from './limits';

export const callParams = z.object({ call: rowId });

const clientId = z.uuid().describe('Of the tab: it is in the call, and no other tab of its person.');
export const callClient = z.strictObject({ client_id: clientId });
export type CallClient = z.infer<typeof callClient>;

export const callAnswer = callClient.extend({ answer: z.enum(['accept', 'decline']) });
export type CallAnswer = z.infer<typeof callAnswer>;

export const callView = z
  .object({
    id: z.int(),
    person: partner,
    mine: z.boolean().describe('Whether the caller of the API has begun it.'),
    state: z.enum(callStates),
    outcome: z.enum(callOutcomes).nullable().describe('Null until it has ended.'),
    client_id: z.string().nullable().describe('The tab of the caller of the API that is in the call.'),
    rings_until: z.iso.datetime(),
    connected_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Call', description: 'A call of two people.' });
export type CallView = z.infer<typeof callView>;

const signalId = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
export const callSync = callClient.extend({
  is_connected: z.boolean().describe('Whether sound goes through.'),
  after: signalId.describe('The last signal this tab knows.'),
});
export type CallSync = z.infer<typeof callSync>;
export const callSynced = z.object({
  call: callView,
  signals: z.array(z.object({ id: z.int(), body: z.string() })).describe('Of the other one, by `id`.'),
});
export type CallSynced = z.infer<typeof callSynced>;

export const callSignals = callClient.extend({
  signals: z
    .array(z.string().min(1).max(maxSignalCharacters))
    .min(1)
    .max(maxSignalsAtOnce)
    .describe(
      'For the browser of the other one; nobody else reads them, and they are deleted with the end of the call.',
    ),
});
export type CallSignals = z.infer<typeof callSignals>;

export const callServers = z.object({
  ice_servers: z.array(
    z.object({
      urls: z.array(z.string()),
      username: z.string().exactOptional(),
      credential: z.string().exactOptional(),
    }),
  ),
  relay_only: z.boolean().describe('The caller of the API hides their address: nothing but a relay is used.'),
});
export type CallServers = z.infer<typeof callServers>;

export const callChoiceInput = z.strictObject({
  relay_only: z
    .boolean()
    .describe('Whether the address of the caller of the API is hidden from those they talk to.'),
});
export type CallChoiceInput = z.infer<typeof callChoiceInput>;
export const callChoiceView = z.object({
  ...callChoiceInput.shape,
  has_relay: z
    .boolean()
    .describe('Whether this site has a relay. Without one, hidden addresses find no way.'),
});
export type CallChoiceView = z.infer<typeof callChoiceView>;

/** A text on one line: a note stores each of its parts as a line. */
const line = (max: number, min = 1) =>
  z
    .string()
    .transform((typed) => tidyBody(typed).replaceAll(/\s+/gu, ' ').trim())
    .pipe(
      z
        .string()
        .min(min)
        .refine((typed) => countCodePoints(typed) <= max, rule('max.string', { max })),
    )
    .meta({ minLength: min, maxLength: max });
const noteId = z.uuid().describe('Made by its author: a note that is sent again is stored once.');

export const noteInput = z.discriminatedUnion('kind', [
  z.strictObject({
    client_id: noteId,
    kind: z.literal('word'),
    word: line(maxNoteWordCodePoints),
    meaning: line(maxNoteLineCodePoints, 0).default(''),
  }),
  z.strictObject({
    client_id: noteId,
    kind: z.literal('correction'),
    said: line(maxNoteLineCodePoints),
    better: line(maxNoteLineCodePoints),
    reason: line(maxNoteReasonCodePoints, 0).default(''),
  }),
]);
export type NoteInput = z.infer<typeof noteInput>;
