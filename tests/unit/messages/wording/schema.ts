/** Terms of the interface that have one translation everywhere, and where the English uses them. */
export const englishTerms = {
  exercise: /\bexercises?\b/iu,
  lesson: /\blessons?\b/iu,
  course: /\bcourses?\b/iu,
  lecture: /\blectures?\b/iu,
  card: /\bcards?\b/iu,
  // A review of a course or of somebody's teaching is a rating.
  review: /(?<!course |your |this )\breview(?:s|ed|ing)?\b(?! (?:of )?your teaching| of a teacher)/iu,
  hint: /\bhints?\b/iu,
  tip: /\btips?\b/iu,
  gap: /\bgaps?\b/iu,
  streak: /\bstreak\b/iu,
  rank: /\branks?\b/iu,
  level: /\blevels?\b/iu,
  plan: /\bplan\b/iu,
  logIn: /\blog(?:ged)? in\b/iu,
  logOut: /\blog(?:ged|ging)? out\b/iu,
  cancel: /^Cancel$/u,
  save: /^Save$/u,
  delete: /\bdeleted?\b/iu,
  remove: /\bremoved?\b/iu,
  password: /\bpasswords?\b/iu,
  email: /\be-mail\b/iu,
  account: /\baccounts?\b/iu,
  twoFactor: /two-factor authentication/iu,
  recoveryCode: /recovery codes?\b/iu,
  learner: /\blearners?\b/iu,
  teacher: /\bteachers?\b/iu,
  moderator: /\bmoderators?\b/iu,
  administrator: /\badministrators?\b/iu,
  staff: /\bstaff\b/iu,
  article: /\barticles?\b/iu,
  comment: /\bcomments?\b/iu,
  // A learner reports an answer to a teacher, a reader reports a comment: two words in some languages.
  report: /\breport(?:s|ed)?\b/iu,
  notification: /\bnotifications?\b/iu,
  draft: /\bdrafts?\b/iu,
} satisfies Record<string, RegExp>;

export type Term = keyof typeof englishTerms;

/** How one language words the interface: what `wording.test.ts` holds its messages to. */
export interface Wording {
  /** A translation contains one of these forms wherever the English has the term. */
  terms: Record<Term, RegExp>;
  /** Keys that rightly do without the term's word: a pronoun or the verb says it. */
  without: Partial<Record<Term, readonly string[]>>;
  /** English texts that are translated in more than one way, with the reason. */
  variants: Record<string, string>;
  /** Messages with a date after a colon, or a name so in a question, because the language has no other way. */
  apart?: readonly string[];
  /** What no message may contain, with what to write in its place; `keys` narrows where. */
  avoided: readonly { pattern: RegExp; instead: string; keys?: RegExp }[];
}
