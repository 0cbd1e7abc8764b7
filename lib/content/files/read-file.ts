import path from 'node:path';
import type { z } from 'zod';
import type { CourseFolder } from './folder';
import type { Fault } from './fault';
import { shapeFaults } from './shape-faults';
import type { TextLine } from '@/lib/content/text/words';
import { parseYaml, type Locate } from './yaml-file';

/** The result of reading files; `value` is null when they have the wrong shape, and the faults say why. */
export interface Read<T> {
  value: T | null;
  texts: TextLine[];
  faults: Fault[];
}

/** Whether a file exists and is not empty; otherwise the layout check reports it. */
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
