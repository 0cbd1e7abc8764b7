import { createHash } from 'node:crypto';
import path from 'node:path';
import { isDrawable } from '@/lib/platform/images/redraw';
import type { CourseFolder } from '@/lib/content/files/folder';
import type { Picture } from './source';
import type { Fault } from '@/lib/content/files/fault';

/** Limits the size of the repository, which everybody clones. */
const maxBytes = 200 * 1024;

/** The pictures of an article or page, and faults for those that are too large or cannot be decoded. */
export async function readPictures(folder: CourseFolder): Promise<{ value: Picture[]; faults: Fault[] }> {
  const value = [...folder.pictures].map(([name, bytes]) => ({
    name,
    id: idOf(bytes),
    bytes,
    place: { file: path.join(folder.root, name), line: 1 },
  }));
  const faults = await Promise.all(value.map(faultsOf));
  return { value, faults: faults.flat() };
}

async function faultsOf({ bytes, place }: Picture): Promise<Fault[]> {
  const fault = (message: string) => [{ ...place, message }];
  if (bytes.length > maxBytes) {
    return fault(`The picture has ${Math.ceil(bytes.length / 1024)} KB, more than ${maxBytes / 1024}.`);
  }
  return (await isDrawable(bytes)) ? [] : fault('This is no JPEG, PNG or WebP of a size that can be shown.');
}

/** A UUID (version 8) made from the bytes, in the same format as the ids of uploaded pictures. */
function idOf(bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
