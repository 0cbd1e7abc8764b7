import { createHash } from 'node:crypto';
import path from 'node:path';
import { readFolders, type CourseFolder } from '@/lib/content/files/folder';
import { categoriesFile, postFile, tagsFile } from './schema';
import type { DocumentBook, DocumentSource } from './source';
import type { Fault } from '@/lib/content/files/fault';
import { readText, textFile } from './read-text';
import { readPictures } from './read-pictures';
import { hasText, readYaml, type Read } from '@/lib/content/files/read-file';

/** Reads the articles and the editable pages of a content folder, which may have none. */
export async function readDocuments(content: string): Promise<Read<DocumentBook>> {
  const [posts, pages] = await Promise.all([readFolders(content, 'posts'), readFolders(content, 'pages')]);
  const names = posts.beside;
  const categories = readYaml(names, 'categories.yaml', categoriesFile);
  const tags = readYaml(names, 'tags.yaml', tagsFile);
  const reads = await Promise.all([
    ...posts.folders.map((folder) => readDocument(folder, 'post')),
    ...pages.folders.map((folder) => readDocument(folder, 'page')),
  ]);
  const strays = [...names.files.keys()].filter((name) => !nameFiles.includes(name));
  const all = [categories, tags, ...reads];
  return {
    value: {
      categories: categories.value?.data ?? [],
      tags: tags.value?.data ?? [],
      documents: reads.flatMap(({ value }) => value ?? []),
      fingerprint: fingerprintOf([names, ...posts.folders, pages.beside, ...pages.folders]),
    },
    texts: all.flatMap(({ texts }) => texts),
    faults: [
      ...all.flatMap(({ faults }) => faults),
      ...strays.map((name) => unknownFile(names, name)),
      ...[...pages.beside.files.keys()].map((name) => unknownFile(pages.beside, name)),
    ],
  };
}

const nameFiles = ['categories.yaml', 'tags.yaml'];

async function readDocument(
  folder: CourseFolder,
  kind: DocumentSource['kind'],
): Promise<Read<DocumentSource>> {
  const post = kind === 'post' ? readPost(folder) : null;
  const texts = [...folder.files.keys()]
    .filter((name) => textFile.test(name))
    .map((name) => readText(folder, name));
  const others = [...folder.files.keys()].filter(
    (name) => !textFile.test(name) && !(post && name === 'post.yaml'),
  );
  const pictures = await readPictures(folder);
  const reads = [...(post ? [post] : []), ...texts];
  const faults = [
    ...reads.flatMap((read) => read.faults),
    ...pictures.faults,
    ...others.map((name) => unknownFile(folder, name)),
    ...['ru.md', 'en.md'].filter((name) => !hasText(folder, name)).map((name) => missing(folder, name)),
  ];
  const data = post?.value;
  const value: DocumentSource = {
    kind,
    slug: folder.slug,
    post: data ? { ...data.data, at: data.at } : null,
    texts: texts.flatMap((read) => read.value ?? []),
    pictures: pictures.value,
    place: { file: folder.root, line: 1 },
  };
  return { value: faults.length > 0 ? null : value, texts: reads.flatMap((read) => read.texts), faults };
}

function readPost(folder: CourseFolder) {
  const post = readYaml(folder, 'post.yaml', postFile);
  return hasText(folder, 'post.yaml') ? post : { ...post, faults: [missing(folder, 'post.yaml')] };
}

const missing = ({ root }: CourseFolder, name: string): Fault => ({
  file: path.join(root, name),
  line: 1,
  message: 'This file is missing or empty.',
});

const unknownFile = ({ root }: CourseFolder, name: string): Fault => ({
  file: path.join(root, name),
  line: 1,
  message: 'Neither an article nor a page has a file of this name.',
});

function fingerprintOf(folders: readonly CourseFolder[]): string {
  const hash = createHash('sha256');
  for (const { slug, fingerprint } of folders) hash.update(`${slug}\0${fingerprint}\0`);
  return hash.digest('hex');
}
