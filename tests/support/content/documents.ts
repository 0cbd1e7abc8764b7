import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const names = (slugs: string[], more = '') =>
  slugs.map((slug) => `- { slug: ${slug}, title: { ru: Те́ма, en: ${slug} }${more} }\n`).join('');

export const postYaml = 'category: grammar\ntags: [cases, verbs]\npublished: 2026-03-08\n';
/** The minimum length of an article. */
const filler = Array.from({ length: 30 }, () => `${'word '.repeat(20).trim()}.`).join('\n\n');

export const article = (title: string, body = '') =>
  `---\ntitle: ${title}\ndescription: "About it: all of it."\n---\nA lead.\n\n${body}\n\n${filler}\n`;

/** A valid content folder of articles and pages, into which tests plant faults. */
export class DocumentFolder {
  private constructor(readonly folder: string) {}

  static async create(): Promise<DocumentFolder> {
    const fixture = new DocumentFolder(await mkdtemp(path.join(tmpdir(), 'documents-')));
    await mkdir(path.join(fixture.folder, 'courses'), { recursive: true });
    await fixture.write(
      'posts/categories.yaml',
      names(['grammar', 'culture'], ', summary: { ru: Всё, en: All }'),
    );
    await fixture.write('posts/tags.yaml', names(['cases', 'verbs']));
    for (const slug of ['walk', 'talk']) {
      await fixture.write(`posts/${slug}/post.yaml`, postYaml);
      await fixture.write(`posts/${slug}/en.md`, article(slug));
      await fixture.write(`posts/${slug}/ru.md`, article('Иду́'));
    }
    await fixture.write('pages/about/en.md', '---\ntitle: About\ndescription: Who we are.\n---\nWe.\n');
    await fixture.write('pages/about/ru.md', '---\ntitle: О нас\ndescription: Кто мы.\n---\nМы.\n');
    return fixture;
  }

  async write(file: string, text: string | Uint8Array): Promise<void> {
    const place = path.join(this.folder, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
  }

  async remove(file: string): Promise<void> {
    await rm(path.join(this.folder, file), { recursive: true });
  }

  dispose(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
