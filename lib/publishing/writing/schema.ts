import { z } from 'zod';
import { documentKinds, documentStates } from '@/db/enums';
import { contentSlug, rowId } from '@/lib/learning/courses/schema';
import { locales } from '@/lib/platform/i18n/locales';
import { localizedText } from '@/lib/platform/i18n/localized-text';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { rule } from '@/lib/platform/validation/rule';
import { longestBody, longestDraftDescription, longestTitle, mostTags } from './limits';

const upTo = (most: number) =>
  z.string().refine((text) => countCodePoints(text) <= most, rule('max.string', { max: most }));
const locale = z.enum(locales);

export const writingParams = z.object({ document: rowId });
export const draftParams = z.object({ document: rowId, locale });

export const writingQuery = z.strictObject({
  kind: z.enum(documentKinds).default('post'),
  words: z.string().trim().max(64).default(''),
  /** The first is 0. */
  page: z.coerce.number().int().min(0).max(10_000).default(0),
});
export type WritingQuery = z.infer<typeof writingQuery>;

export const newDocument = z.strictObject({
  kind: z.enum(documentKinds).default('post'),
  title: upTo(longestTitle).pipe(z.string().trim().min(1)),
  /** Of a post; a page has none. */
  category: contentSlug.optional(),
  locale,
});
export type NewDocument = z.infer<typeof newDocument>;

export const documentChange = z.strictObject({
  slug: z
    .string()
    .trim()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u)
    .max(80)
    .optional(),
  category: contentSlug.optional(),
  tags: z.array(contentSlug).max(mostTags).optional(),
  /** The id of an image; null takes the cover away. */
  cover: z.uuid().nullable().optional(),
});
export type DocumentChange = z.infer<typeof documentChange>;

const draftText = {
  title: upTo(longestTitle),
  description: upTo(longestDraftDescription),
  body: upTo(longestBody),
};
export const draftInput = z.strictObject({
  ...draftText,
  /** The version that was seen last; 0 before the first save. */
  version: z.int().min(0),
  /** It takes the place of a text its writer has seen and did not want: that one is set down. */
  replaces: z.boolean().default(false),
});
export type DraftInput = z.infer<typeof draftInput>;

export const previewInput = z.strictObject({ locale, body: draftText.body });
export const preview = z.object({ html: z.string() });
export type Preview = z.infer<typeof preview>;

/** Fresh: written, not to be read yet. Changed: the public reads an older text. */
const textStates = ['fresh', 'changed', 'public'] as const;
const textState = z.enum(textStates);
export type TextState = z.infer<typeof textState>;

const text = z
  .object({
    locale,
    title: z.string(),
    description: z.string(),
    body: z.string(),
    version: z.int(),
    state: textState,
    changed_at: z.iso.datetime(),
    /** Who saved it last; null for a text nobody here has touched. */
    changed_by: z.object({ id: z.int(), name: z.string() }).nullable(),
  })
  .meta({ id: 'WrittenText' });
export type WrittenText = z.infer<typeof text>;

export const savedDraft = z.object({
  /** Behind: somebody saved meanwhile; `text` is theirs, and nothing was written. */
  outcome: z.enum(['saved', 'behind']),
  text,
});
export type SavedDraft = z.infer<typeof savedDraft>;

const choice = z.object({ slug: z.string(), title: localizedText });
export type Choice = z.infer<typeof choice>;

const head = {
  id: z.int(),
  kind: z.enum(documentKinds),
  slug: z.string(),
  category: choice.nullable(),
  author: z.object({ id: z.int(), name: z.string() }).nullable(),
  state: z.enum(documentStates),
  published_at: z.iso.datetime().nullable(),
  scheduled_for: z.iso.datetime().nullable(),
};

export const writtenDocument = z
  .object({
    ...head,
    scheduled_zone: z.string().nullable(),
    scheduled_locales: z.array(locale),
    tags: z.array(z.string()),
    cover: z.object({ id: z.uuid(), width: z.int(), height: z.int() }).nullable(),
    texts: z.array(text),
    may: z.object({ edit: z.boolean(), publish: z.boolean(), remove: z.boolean() }),
    choices: z.object({ categories: z.array(choice), tags: z.array(choice) }),
  })
  .meta({ id: 'WrittenDocument' });
export type WrittenDocument = z.infer<typeof writtenDocument>;

const listed = z
  .object({
    ...head,
    title: z.string(),
    title_locale: locale,
    texts: z.array(z.object({ locale, state: textState })),
    changed_at: z.iso.datetime(),
  })
  .meta({ id: 'ListedDocument' });
export type ListedDocument = z.infer<typeof listed>;

export const writingPage = z.object({
  documents: z.array(listed),
  /** The next page; null at the end. */
  next: z.int().nullable(),
  /** Whether the caller may publish what they write. */
  may_publish: z.boolean(),
  categories: z.array(choice),
});
export type WritingPage = z.infer<typeof writingPage>;
