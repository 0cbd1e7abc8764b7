import type { z } from 'zod';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { categoriesFile, postFile, tagsFile } from './schema';
import type { SourceLocation } from '@/lib/content/files/fault';
import type { Locate } from '@/lib/content/files/yaml-file';

/* Posts and pages as parsed from their files. */

export interface DocumentText {
  locale: Locale;
  title: string;
  description: string;
  /** Markdown. */
  body: string;
  /** SHA-256 of the file. */
  fingerprint: string;
  file: string;
  /** The line number in the file where the body begins. */
  bodyLine: number;
}

/** An image file in the folder of an article. */
export interface Picture {
  name: string;
  /** A hash of its bytes, so that equal pictures have equal addresses in every database. */
  id: string;
  bytes: Uint8Array;
  place: SourceLocation;
}

export interface DocumentSource {
  kind: 'post' | 'page';
  slug: string;
  /** Null for a page. */
  post: (z.infer<typeof postFile> & { at: Locate }) | null;
  texts: DocumentText[];
  pictures: Picture[];
  place: SourceLocation;
}

export interface DocumentBook {
  categories: z.infer<typeof categoriesFile>;
  tags: z.infer<typeof tagsFile>;
  documents: DocumentSource[];
  /** SHA-256 over all files. */
  fingerprint: string;
}
