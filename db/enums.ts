/** Closed sets that the database and the schemas of lib share. */
export const roles = ['student', 'teacher', 'moderator', 'administrator'] as const;
export const cefrLevels = ['A0', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export const exerciseKinds = ['gap', 'choice', 'pairs', 'write', 'order'] as const;
export const verdicts = ['right', 'almost', 'wrong'] as const;
export const rewardReasons = ['exercise', 'lesson'] as const;
export const partsOfSpeech = [
  'noun',
  'verb',
  'adjective',
  'pronoun',
  'adverb',
  'numeral',
  'preposition',
  'conjunction',
  'particle',
  'interjection',
  'phrase',
  'letter',
] as const;
export const genders = ['m', 'f', 'n'] as const;
/** Languages that prompts, glosses and lectures are written in; the first three always are. */
export const contentLanguages = ['ru', 'en', 'de', 'fr', 'it', 'tr'] as const;
