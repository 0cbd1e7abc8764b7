import { z } from 'zod';
import { nounAccents } from '@/lib/russian/morphology/accent/noun';
import { russian } from '@/lib/content/courses/schema';

/* The files of db/content/forms, as db/content/README.md describes them. */

const words = z.array(russian);
/** «-» or «—» is a form nobody uses. Alternatives are separated by a slash: «но́вы / новы́». */
const cell = z
  .string()
  .transform((text) => (/^[-—]$/u.test(text.trim()) ? [] : text.split('/').map((form) => form.trim())));
export type FormCell = z.infer<typeof cell>;
const none = z.literal(['-', '—']).transform(() => null);
const column = (length: number) => z.array(cell).length(length).or(none);

/** Lists of words in which each word occurs once, because it has only one accent pattern. */
const once = <T extends Partial<Record<string, string[]>>>(lists: z.ZodType<T>) =>
  lists.superRefine((found, context) => {
    const all = Object.values(found).flatMap((list) => list ?? []);
    const twice = all.filter((word, index) => all.indexOf(word) !== index);
    if (twice.length === 0) return;
    context.addIssue({ code: 'custom', message: `no word may stand twice, as do ${twice.join(', ')}` });
  });

export const nounFile = z.strictObject({
  accent: once(z.partialRecord(z.enum(nounAccents), words)),
  singularOnly: words,
  animate: words,
  inanimate: words,
});

export const verbFile = z.strictObject({
  present: once(z.strictObject({ a: words, b: words, c: words })),
  past: once(z.strictObject({ a: words, c: words })),
  noImperative: words,
  thirdPersonOnly: words,
});

export const adjectiveFile = z.strictObject({
  regular: words,
  shortOnly: words,
  short: z.record(z.string(), z.array(cell).length(4)),
  comparative: z.record(z.string(), cell),
});

const oneOf = { word: russian };
const cases = column(6);

export const nounTable = z.strictObject({
  ...oneOf,
  gender: z.enum(['m', 'f', 'n', 'pl']),
  animate: z.boolean(),
  sg: cases,
  pl: cases,
  loc2: cell.optional(),
});
export type NounTable = z.infer<typeof nounTable>;

export const verbTable = z.strictObject({
  ...oneOf,
  aspect: z.enum(['ipf', 'pf', 'both']),
  present: column(6),
  /** Only for «быть»: other imperfective verbs form their future with it. */
  future: column(6).optional(),
  past: column(4),
  imperative: column(2),
});
export type VerbTable = z.infer<typeof verbTable>;

export const adjectiveTable = z.strictObject({
  ...oneOf,
  m: cases.optional(),
  f: cases.optional(),
  n: cases.optional(),
  pl: cases.optional(),
  short: column(4).optional(),
  comparative: cell.optional(),
});
export type AdjectiveTable = z.infer<typeof adjectiveTable>;

export const pronounTable = z.strictObject({ ...oneOf, forms: cases });
export type PronounTable = z.infer<typeof pronounTable>;
