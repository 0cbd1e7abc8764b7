import { readdirSync } from 'node:fs';

/** The module that names the files of messages, and what each holds in English, by which keys are checked. */
export function writeMessageFiles(): string {
  const slices = readdirSync('messages/en')
    .map((file) => file.replace(/\.json$/u, ''))
    .sort();
  return [
    '// Made from the files of messages/en by `npm run tables:make`.',
    ...slices.map((slice) => `import type ${importedAs(slice)} from '@/messages/en/${slice}.json';`),
    '',
    '/** A file a slice under messages/<locale>. */',
    'export const messageSlices = [',
    ...slices.map((slice) => `  '${slice}',`),
    '] as const;',
    '',
    'export interface EnglishMessages {',
    ...slices.map((slice) => `  ${keyOf(slice)}: typeof ${importedAs(slice)};`),
    '}',
    '',
  ].join('\n');
}

/** What a file of messages is called where it is imported: `chat-partner` is chatPartner. */
export const importedAs = (slice: string) =>
  slice.replace(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());

/** The file's name as the key of an object. */
export const keyOf = (slice: string) => (slice.includes('-') ? `'${slice}'` : slice);
