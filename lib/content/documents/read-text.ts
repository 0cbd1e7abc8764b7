import { createHash } from 'node:crypto';
import path from 'node:path';
import { isLocale } from '@/lib/platform/i18n/locales';
import type { CourseFolder } from '@/lib/content/files/folder';
import { frontMatter } from './schema';
import type { DocumentText } from './source';
import type { Read } from '@/lib/content/files/read-file';
import { shapeFaults } from '@/lib/content/files/shape-faults';
import { parseYaml } from '@/lib/content/files/yaml-file';

/** The file name of a text: its language, as in `ru.md`. */
export const textFile = /^[a-z]{2}\.md$/u;

const head = /^---\n([\s\S]*?\n)---\n/u;

/** Reads one language of an article or page: YAML front matter, then Markdown. */
export function readText(folder: CourseFolder, name: string): Read<DocumentText> {
  const file = path.join(folder.root, name);
  const source = (folder.files.get(name) ?? '').replaceAll('\r\n', '\n');
  const texts = source.split('\n').map((text, index) => ({ file, line: index + 1, text }));
  const fault = (message: string) => ({ value: null, texts, faults: [{ file, line: 1, message }] });
  const locale = name.slice(0, 2);
  if (!isLocale(locale)) return fault(`“${locale}” is no language of the interface.`);
  const found = head.exec(source);
  if (!found) return fault('The text does not begin with “---”, its title and description, and “---”.');
  const { data, at, faults } = parseYaml(file, `\n${found[1] ?? ''}`);
  if (faults.length > 0) return { value: null, texts, faults };
  const parsed = frontMatter.safeParse(data);
  if (!parsed.success) return { value: null, texts, faults: shapeFaults(parsed.error.issues, data, at) };
  const body = source.slice(found[0].length).trim();
  if (body === '') return fault('There is no text below the title.');
  const lead = /^\s*/u.exec(source.slice(found[0].length))?.[0] ?? '';
  const value = {
    ...parsed.data,
    locale,
    body,
    fingerprint: createHash('sha256').update(source).digest('hex'),
    file,
    bodyLine: (found[0] + lead).split('\n').length,
  };
  return { value, texts, faults: [] };
}
