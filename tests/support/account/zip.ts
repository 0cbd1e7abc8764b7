import { inflateRawSync } from 'node:zlib';

/** The files of an archive by its central directory, which is the part that unpacking programs read. */
export function unzip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) =>
      bytes.readUInt16LE(at + offset),
    );
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength!);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    files.set(name, bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed));
    at += 46 + nameLength! + extraLength! + noteLength!;
  }
  return files;
}

type Row = Record<string, unknown>;

/** The records of one kind. */
export const rowsIn = (files: Map<string, Buffer>, kind: string): Row[] =>
  JSON.parse(String(files.get(`${kind}.json`))) as Row[];
