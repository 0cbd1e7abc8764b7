import 'server-only';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { jsonRows } from './json-rows';
import type { ExportedRecords } from './records';

interface ZippedFile {
  /** Name in the archive. */
  name: string;
  path: string;
}

export interface ZippedParts {
  /** Each kind becomes a file such as `attempt.json`. */
  records: readonly ExportedRecords[];
  files: AsyncIterable<ZippedFile>;
}

/**
 * Writes an archive of records as JSON and of files. It appears at its path once it is whole; one that fails leaves nothing.
 * @param onPart called after each kind of records, with how many there have been
 * @returns its size in bytes
 */
export async function writeZip(
  path: string,
  { records, files }: ZippedParts,
  onPart: (count: number) => Promise<void>,
): Promise<number> {
  const draft = `${path}.part`;
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  try {
    const written = pipeline(output, createWriteStream(draft));
    await Promise.all([written, fill(zip, { records, files }, onPart)]);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return (await stat(path)).size;
}

async function fill(zip: ZipFile, { records, files }: ZippedParts, onPart: (count: number) => Promise<void>) {
  for (const [index, { name, pages }] of records.entries()) {
    const json = async function* () {
      yield '[';
      yield* jsonRows(pages);
      yield ']\n';
      await onPart(index + 1);
    };
    add(zip, `${name}.json`, () => Readable.from(json(), { objectMode: false }));
  }
  for await (const { name, path } of files) {
    // A picture that was removed a moment ago.
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (isThere) add(zip, name, () => createReadStream(path), { compress: false });
  }
  zip.end();
}

/** Each file is opened only at its turn: the archive would miss the error of a stream that fails while it waits. */
function add(zip: ZipFile, name: string, open: () => Readable, options: { compress?: boolean } = {}): void {
  zip.addReadStreamLazy(name, options, (give) => {
    give(
      null,
      open().on('error', (error) => zip.emit('error', error)),
    );
  });
}
