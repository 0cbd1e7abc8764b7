import 'server-only';
import type { Connection } from '@/db/client';
import { fold } from '@/lib/russian/exercises/text/fold';
import { listLexemes } from '@/lib/russian/morphology/lexeme';
import { loadLexicon } from '@/lib/russian/morphology/morphology';
import { insertCard } from './inside/card-queries';
import { findMistakes, type Mistake } from './inside/find-mistakes';
import { newCard } from './cards';
import { ownText } from './card-schema';

/** Cards that one correction makes: a text with more mistakes than these is better written anew. */
const maxCards = 3;
/** Other forms of the right word that are offered. */
const maxForms = 2;

interface CorrectedText {
  before: string;
  after: string;
  /** The reason for the correction, shown after each answer; null when the partner gave none. */
  reason: string | null;
}

/**
 * Makes cards of the wrong forms in a text of the learner that somebody corrected: each asks for the right form in its
 * sentence. Only Russian sentences and forms that fit a card are used. @returns the number of new cards
 */
export async function addCorrectionCards(
  on: Connection,
  userId: number,
  { before, after, reason }: CorrectedText,
  createdAt: Date,
): Promise<number> {
  let made = 0;
  for (const mistake of findMistakes(before, after)) {
    if (made === maxCards) break;
    if (!(await isRussian(mistake.sentence))) continue;
    const own = ownText.safeParse(await cardOf(mistake, reason));
    if (!own.success) continue;
    await insertCard(on, { ...newCard(userId, 'mistake', createdAt), own: own.data });
    made += 1;
  }
  return made;
}

/** Whether the dictionary has most of its words: Bulgarian and Ukrainian are written with the same letters. */
async function isRussian(sentence: string): Promise<boolean> {
  const lexicon = await loadLexicon();
  const words = fold(sentence).split(' ');
  return words.filter((word) => lexicon.isWord(word)).length * 2 > words.length;
}

async function cardOf({ wrong, right, sentence }: Mistake, reason: string | null) {
  const forms = await otherForms(right, wrong);
  return { russian: right, sentence, mistake: { wrong, forms }, ...(reason !== null && { note: reason }) };
}

async function otherForms(right: string, wrong: string): Promise<string[]> {
  const known = new Set([right, wrong].map((form) => fold(form)));
  const [lexeme] = await listLexemes(fold(right));
  const forms = new Set(
    (lexeme?.forms ?? []).map(({ text }) => text).filter((text) => !known.has(fold(text))),
  );
  const isCapital = /^\p{Lu}/u.test(right);
  return [...forms]
    .slice(0, maxForms)
    .map((form) => (isCapital ? form.charAt(0).toUpperCase() + form.slice(1) : form));
}
