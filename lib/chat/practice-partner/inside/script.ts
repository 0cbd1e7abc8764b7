import { partnerScriptSchema, type Intent, type Question } from '@/lib/chat/practice-partner/script-schema';
import data from './script.json';

/** What the partner understands and says, compiled from db/content/chat/partner.yaml. */
export const script = partnerScriptSchema.parse(data);

const byId = new Map(script.intents.map((intent) => [intent.id, intent]));

export function intentOf(id: string): Intent {
  const intent = byId.get(id);
  if (!intent) throw new Error(`The partner's script has no intent ${id}.`);
  return intent;
}

/** Everyday topics, to which the partner may change: those that the learner can ask the partner about. */
export const topics = script.intents.filter(({ asked }) => asked !== undefined);

/** A question of the partner and the intent it belongs to. */
export interface OwnQuestion extends Question {
  intent: Intent;
}

export const questions: readonly OwnQuestion[] = script.intents.flatMap((intent) =>
  intent.asks.map((question) => ({ ...question, intent })),
);
