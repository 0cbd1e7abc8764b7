import { z } from 'zod';

/** The elements a comment may contain; images, headings and tables are for articles only. */
export const commentTags = [
  'p',
  'br',
  'strong',
  'em',
  'code',
  'pre',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
] as const;
type CommentTag = (typeof commentTags)[number];

export interface CommentElement {
  tag: CommentTag;
  /** The target of a link: http, https or mailto. */
  href?: string | undefined;
  /** The first number of an ordered list. */
  start?: number | undefined;
  children: CommentNode[];
}
export type CommentNode = string | CommentElement;

export const commentNode: z.ZodType<CommentNode> = z
  .union([
    z.string(),
    z.object({
      tag: z.enum(commentTags),
      href: z.string().optional(),
      start: z.int().optional(),
      get children() {
        return z.array(commentNode);
      },
    }),
  ])
  .meta({ id: 'CommentNode', description: 'A text, or a plain element with what stands in it.' });
