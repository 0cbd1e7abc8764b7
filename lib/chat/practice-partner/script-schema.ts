import { z } from 'zod';

const questionSchema = z.strictObject({
  text: z.string(),
  expects: z.enum(['name', 'place', 'mood']).optional(),
  depends: z.boolean().optional(),
});
/** A question of the partner; `expects` says how the next message is read. */
const askSchema = z.preprocess((ask) => (typeof ask === 'string' ? { text: ask } : ask), questionSchema);

const line = z.string().trim().min(2);
/** Reactions of a topic: with fewer than four, a topic is used up after a few turns. */
const reactions = z.array(line).min(4);

const intentSchema = z.strictObject({
  id: z.string(),
  says: z.array(line).min(1),
  answers: reactions,
  asked: reactions.optional(),
  asks: z.array(askSchema),
});

const poolNames = [
  'unclear',
  'again',
  'noted',
  'empty',
  'emoji',
  'foreign',
  'numbers',
  'long',
  'picture',
  'voice',
] as const;

/** db/content/chat/partner.yaml, and what is compiled from it. */
export const partnerScriptSchema = z.strictObject({
  intents: z.array(intentSchema),
  pools: z.record(z.enum(poolNames), reactions),
});

export type PartnerScript = z.infer<typeof partnerScriptSchema>;
export type Intent = PartnerScript['intents'][number];
export type PoolName = (typeof poolNames)[number];
export type Question = z.infer<typeof questionSchema>;
