/** Why a correction is made; each has a sentence in messages/<locale>/chat-partner.json. */
export const correctionReasons = [
  'adjective_gender',
  'case_where',
  'case_where_to',
  'case_genitive',
  'case_dative',
  'case_accusative',
  'case_instrumental',
  'case_prepositional',
  'verb_person',
  'verb_infinitive',
  'verb_past',
  'number_two_to_four',
  'number_five_or_more',
  'number_gender',
  'reflexive_ending',
  'soft_sign',
  'spelling',
  'latin_letters',
] as const;
export type CorrectionReason = (typeof correctionReasons)[number];

export interface Correction {
  /** Position of the mistake in the text, in UTF-16 code units; `end` is exclusive. */
  start: number;
  end: number;
  /** The text between them. */
  wrong: string;
  right: string;
  reason: CorrectionReason;
}

/** A message of the conversation. */
export interface Turn {
  from: 'learner' | 'partner';
  text: string;
}

export interface PartnerMessage {
  text: string;
  /** Earlier turns, the latest last: at least the last three turns, and the partner’s own lines of the last 20. */
  turns: readonly Turn[];
  /** Decides between lines that suit equally. */
  seed: string;
}

export interface PartnerAnswer {
  text: string;
  /** At most two, in the order of the text; they never overlap. */
  corrections: Correction[];
  isUnderstood: boolean;
}
