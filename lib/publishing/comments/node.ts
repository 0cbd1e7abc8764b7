import { z } from 'zod';

/** What a comment may be made of. No images, no headings, no tables: a comment is not an article. */
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
  /** Of a link: http, https or mailto. */
  href?: string | undefined;
  /** Of a numbered list: its first number. */
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
