import path from 'node:path';
import type { z } from 'zod';
import type { CourseFolder } from './course-folder';
import type { Fault } from './fault';
import { shapeFaults } from './shape-faults';
import type { TextLine } from './words';
import { parseYaml, type Locate } from './yaml-file';

/** `value` is null when the files have not the shape they must have; the faults say why. */
export interface Read<T> {
  value: T | null;
  texts: TextLine[];
  faults: Fault[];
}

/** Whether a file is there and has something in it; when not, that is a fault of the layout. */
export function hasText({ files }: CourseFolder, name: string): boolean {
  return (files.get(name) ?? '').trim() !== '';
}

export function readYaml<T>(
  folder: CourseFolder,
  name: string,
  schema: z.ZodType<T>,
): Read<{ data: T; at: Locate }> {
  if (!hasText(folder, name)) return { value: null, texts: [], faults: [] };
  const { data, at, texts, faults } = parseYaml(path.join(folder.root, name), folder.files.get(name) ?? '');
  if (faults.length > 0) return { value: null, texts, faults };
  const parsed = schema.safeParse(data);
  if (!parsed.success) return { value: null, texts, faults: shapeFaults(parsed.error.issues, data, at) };
  return { value: { data: parsed.data, at }, texts, faults };
}
