import type { z } from 'zod';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { categoriesFile, postFile, tagsFile } from './document-schema';
import type { Place } from './fault';
import type { Locate } from './yaml-file';

/* Posts and pages as their files have them. */

export interface DocumentText {
  locale: Locale;
  title: string;
  description: string;
  /** Markdown. */
  body: string;
  /** SHA-256 of the file. */
  fingerprint: string;
  file: string;
  /** Where the body begins: added to the line of something in it. */
  bodyLine: number;
}

/** A drawing or photograph that lies beside the texts. */
export interface Picture {
  name: string;
  /** Made of its bytes: the same picture has the same address wherever it is loaded, another one another. */
  id: string;
  bytes: Uint8Array;
  place: Place;
}

export interface DocumentSource {
  kind: 'post' | 'page';
  slug: string;
  /** Null: a page. */
  post: (z.infer<typeof postFile> & { at: Locate }) | null;
  texts: DocumentText[];
  pictures: Picture[];
  place: Place;
}

export interface DocumentBook {
  categories: z.infer<typeof categoriesFile>;
  tags: z.infer<typeof tagsFile>;
  documents: DocumentSource[];
  /** SHA-256 of all files. */
  fingerprint: string;
}
