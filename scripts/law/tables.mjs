/*
 * The law of tables: a wing of lib reads the tables of its own and of lower wings (docs/architecture.md). oxlint asks
 * `findTableBreach` about each import of db/schema, and about each table that a template of SQL names.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { libWings } from './law.mjs';

const folder = (path) => new URL(`../../${path}`, import.meta.url);

/** Names of the files in db/schema, without extension. */
const schemaFiles = readdirSync(folder('db/schema')).map((file) => file.replace(/\.ts$/u, ''));

/**
 * The wing that owns the tables of a file of db/schema, where it is not the wing with a slice of that name. Where wings
 * share a file, it is the lowest of them.
 */
const owners = {
  http: 'platform',
  accounts: 'people',
  live: 'people',
  people: 'people',
  profiles: 'people',
  reminders: 'people',
  home: 'learning',
  images: 'publishing',
  learning: 'learning',
  'call-notes': 'chat',
  chat: 'chat',
  'chat-media': 'chat',
  'chat-talk': 'chat',
  'message-corrections': 'chat',
};

/** The wings that own tables; content fills tables of others. */
const wings = Object.keys(libWings).filter((wing) => wing !== 'content');

/** The only wing that has a slice with this name; undefined when there are none or several. */
function wingWith(slice) {
  const [wing, ...others] = wings.filter((each) => existsSync(folder(`lib/${each}/${slice}`)));
  return others.length === 0 ? wing : undefined;
}

/** The wing of each file of db/schema; undefined for one that is not listed above and has not the name of one slice. */
export const schemaOwners = new Map(
  schemaFiles.map((schema) => [schema, owners[schema] ?? wingWith(schema)]),
);

/** Files that read tables of a higher wing, with the files of db/schema; the reasons stand in the README of each wing. */
export const tableExceptions = {
  'lib/people/notifications/inside/live': [
    ...['comments', 'documents', 'courses', 'teacher-reviews', 'chat', 'message-corrections', 'calls'],
  ],
  'lib/people/notifications/inside/queries': ['calls'],
  'lib/people/notifications/inside/text-queries': ['chat'],
  'lib/publishing/comments/inside/thread-queries': ['moderation'],
  'lib/community/teacher-reviews/inside/shared-queries': ['chat', 'message-corrections'],
};

/**
 * Why a file must not read the tables of a file of db/schema; null when it may.
 * @param {string} from path from the root, without extension
 * @param {string} schema name of the file in db/schema, without extension
 * @param {Record<string, readonly string[]>} exceptions
 * @returns {string | null}
 */
export function findTableBreach(from, schema, exceptions = tableExceptions) {
  const [floor, wing] = from.split('/');
  const owner = schemaOwners.get(schema);
  if (floor !== 'lib' || owner === undefined || wing === owner) return null;
  if (libWings[wing]?.includes(owner) || exceptions[from]?.includes(schema)) return null;
  return `lib/${wing} does not read the tables of lib/${owner}: take a function of that wing as an argument.`;
}

/**
 * The files of db/schema whose tables a piece of SQL names after "from", "join", "into" or "update".
 * @param {string} text
 * @returns {string[]}
 */
export function schemasIn(text) {
  const names = Array.from(text.matchAll(/\b(?:from|join|into|update)\s+"?([a-z_]+)/gu), ([, name]) => name);
  return [...new Set(names.flatMap((name) => schemaOfTable.get(name) ?? []))];
}

const schemaOfTable = new Map(
  schemaFiles.flatMap((schema) => {
    const text = readFileSync(folder(`db/schema/${schema}.ts`), 'utf8');
    return Array.from(text.matchAll(/pgTable\(\s*'(\w+)'/gu), ([, table]) => [table, schema]);
  }),
);
