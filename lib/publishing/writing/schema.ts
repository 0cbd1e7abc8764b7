import { z } from 'zod';
import { documentKinds, documentStates } from '@/db/enums';
import { contentSlug, rowId } from '@/lib/learning/courses/schema';
import { locales } from '@/lib/platform/i18n/locales';
import { localizedText } from '@/lib/platform/i18n/localized-text';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { rule } from '@/lib/platform/validation/rule';
import { maxBodyCodePoints, maxDraftDescriptionCodePoints, maxTitleCodePoints, maxTags } from './limits';

const upTo = (maxCodePoints: number) =>
  z
    .string()
    .refine((text) => countCodePoints(text) <= maxCodePoints, rule('max.string', { max: maxCodePoints }));
const locale = z.enum(locales);

export const writingParams = z.object({ document: rowId });
export const draftParams = z.object({ document: rowId, locale });

export const writingQuery = z.strictObject({
  kind: z.enum(documentKinds).default('post'),
  words: z.string().trim().max(64).default(''),
  /** The first page is 0. */
  page: z.coerce.number().int().min(0).max(10_000).default(0),
});
export type WritingQuery = z.infer<typeof writingQuery>;

export const newDocument = z.strictObject({
  kind: z.enum(documentKinds).default('post'),
  title: upTo(maxTitleCodePoints).pipe(z.string().trim().min(1)),
  /** Required for a post; a page has none. */
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
  tags: z.array(contentSlug).max(maxTags).optional(),
  /** The id of an image; null removes the cover. */
  cover: z.uuid().nullable().optional(),
});
export type DocumentChange = z.infer<typeof documentChange>;

const draftText = {
  title: upTo(maxTitleCodePoints),
  description: upTo(maxDraftDescriptionCodePoints),
  body: upTo(maxBodyCodePoints),
};
export const draftInput = z.strictObject({
  ...draftText,
  /** The version that the client saw last; 0 before the first save. */
  version: z.int().min(0),
  /** The author has seen the stored text and overwrites it on purpose: it is saved as a revision. */
  replaces: z.boolean().default(false),
});
export type DraftInput = z.infer<typeof draftInput>;

export const previewInput = z.strictObject({ locale, body: draftText.body });
export const preview = z.object({ html: z.string() });
export type Preview = z.infer<typeof preview>;

/** Fresh: never published. Changed: the public text is older than the draft. */
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
    /** The person who saved it last; null for a text from the content files. */
    changed_by: z.object({ id: z.int(), name: z.string() }).nullable(),
  })
  .meta({ id: 'WrittenText' });
export type WrittenText = z.infer<typeof text>;

export const savedDraft = z.object({
  /** Behind: the version was outdated; `text` is the stored one, and nothing was written. */
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
  /** Whether the caller may publish their documents. */
  may_publish: z.boolean(),
  categories: z.array(choice),
});
export type WritingPage = z.infer<typeof writingPage>;
