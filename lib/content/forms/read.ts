import { z } from 'zod';
import { nounAccents, type NounAccent } from '@/lib/russian/morphology/accent/noun';
import type { VerbAccents } from '@/lib/russian/morphology/accent/verb';
import { readFolders } from '@/lib/content/files/folder';
import { readYaml, type Read } from '@/lib/content/files/read-file';
import { plain } from '@/lib/content/text/words';
import {
  adjectiveFile,
  adjectiveTable,
  nounFile,
  nounTable,
  pronounTable,
  verbFile,
  verbTable,
  type AdjectiveTable,
  type FormCell,
  type NounTable,
  type PronounTable,
  type VerbTable,
} from './schema';

/** What authors specify about word forms beyond the dictionary. Words are in lower case with their stress. */
export interface FormBook {
  nouns: {
    accent: ReadonlyMap<string, NounAccent>;
    singularOnly: ReadonlySet<string>;
    animate: ReadonlySet<string>;
    inanimate: ReadonlySet<string>;
  };
  verbs: VerbAccents & { noImperative: ReadonlySet<string>; thirdPersonOnly: ReadonlySet<string> };
  adjectives: {
    regular: ReadonlySet<string>;
    shortOnly: ReadonlySet<string>;
    short: ReadonlyMap<string, FormCell[]>;
    comparative: ReadonlyMap<string, FormCell>;
  };
  /** Complete inflection tables by dictionary form. */
  tables: {
    nouns: ReadonlyMap<string, NounTable>;
    verbs: ReadonlyMap<string, VerbTable>;
    adjectives: ReadonlyMap<string, AdjectiveTable>;
    pronouns: ReadonlyMap<string, PronounTable>;
  };
  /** The dictionary forms of these tables by their spelling without stress. */
  headwords: ReadonlyMap<string, string>;
  /** SHA-256 over all files. */
  fingerprint: string;
}

/** Reads the folder `forms`; everything is empty when it does not exist. */
export async function readForms(content: string): Promise<Read<FormBook> & { value: FormBook }> {
  const { beside: folder } = await readFolders(content, 'forms');
  const nouns = readYaml(folder, 'nouns.yaml', nounFile);
  const verbs = readYaml(folder, 'verbs.yaml', verbFile);
  const adjectives = readYaml(folder, 'adjectives.yaml', adjectiveFile);
  const tables = {
    nouns: readYaml(folder, 'noun-tables.yaml', z.array(nounTable)),
    verbs: readYaml(folder, 'verb-tables.yaml', z.array(verbTable)),
    adjectives: readYaml(folder, 'adjective-tables.yaml', z.array(adjectiveTable)),
    pronouns: readYaml(folder, 'pronoun-tables.yaml', z.array(pronounTable)),
  };
  const headwords = Object.values(tables).flatMap(({ value }) =>
    (value?.data ?? []).map(({ word }) => plain(word)),
  );
  const read = [nouns, verbs, adjectives, ...Object.values(tables)];
  return {
    value: {
      nouns: nounsOf(nouns.value?.data),
      verbs: verbsOf(verbs.value?.data),
      adjectives: adjectivesOf(adjectives.value?.data),
      tables: {
        nouns: byWord(tables.nouns.value?.data),
        verbs: byWord(tables.verbs.value?.data),
        adjectives: byWord(tables.adjectives.value?.data),
        pronouns: byWord(tables.pronouns.value?.data),
      },
      headwords: new Map(headwords.map((word) => [word.replaceAll('\u0301', ''), word])),
      fingerprint: folder.fingerprint,
    },
    texts: read.flatMap(({ texts }) => texts),
    faults: read.flatMap(({ faults }) => faults),
  };
}

function nounsOf(file?: z.infer<typeof nounFile>): FormBook['nouns'] {
  const accents = nounAccents.flatMap((accent) =>
    (file?.accent[accent] ?? []).map((word) => [plain(word), accent] as const),
  );
  return {
    accent: new Map(accents),
    singularOnly: setOf(file?.singularOnly),
    animate: setOf(file?.animate),
    inanimate: setOf(file?.inanimate),
  };
}

const verbsOf = (file?: z.infer<typeof verbFile>): FormBook['verbs'] => ({
  present: file?.present ?? { a: [], b: [], c: [] },
  past: file?.past ?? { a: [], c: [] },
  noImperative: setOf(file?.noImperative),
  thirdPersonOnly: setOf(file?.thirdPersonOnly),
});

const adjectivesOf = (file?: z.infer<typeof adjectiveFile>): FormBook['adjectives'] => ({
  regular: setOf(file?.regular),
  shortOnly: setOf(file?.shortOnly),
  short: mapOf(file?.short),
  comparative: mapOf(file?.comparative),
});

const setOf = (words: readonly string[] = []): ReadonlySet<string> => new Set(words.map(plain));
const mapOf = <T>(record: Readonly<Record<string, T>> = {}): ReadonlyMap<string, T> =>
  new Map(Object.entries(record).map(([word, value]) => [plain(word), value]));

function byWord<T extends { word: string }>(tables: readonly T[] = []): ReadonlyMap<string, T> {
  return new Map(tables.map((table) => [plain(table.word), table]));
}
