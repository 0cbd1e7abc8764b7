import type { Options as Schema } from 'rehype-sanitize';
import { allowed } from './allowed';

/**
 * What an article may have besides: notes (`aside`), linked lessons (`section`) and pictures, which all are made into
 * something of ours afterwards. No HTML of a writer gets here: these names come from Markdown alone.
 */
export const documentAllowed: Schema = {
  ...allowed,
  tagNames: [...(allowed.tagNames ?? []), 'aside', 'section', 'img'],
  attributes: {
    ...allowed.attributes,
    section: ['dataCourse', 'dataLesson'],
    img: ['src', 'alt', 'title'],
  },
};
