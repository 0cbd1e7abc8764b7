import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exercisesYaml, lecture, lessonYaml, littleWords, type Nouns } from './lesson-files';

const courseYaml = `level: A0
title: { ru: "Курс", en: "Course", de: "Kurs" }
summary: { ru: "Э́то курс.", en: "It is a course.", de: "Es ist ein Kurs." }
lessons:
  - things
  - people
names: [А́нна]
`;

/** A valid course of two lessons in a temporary folder, into which tests plant faults. */
export class ContentFixture {
  private constructor(readonly folder: string) {}

  static async create(): Promise<ContentFixture> {
    const fixture = new ContentFixture(await mkdtemp(path.join(tmpdir(), 'content-')));
    await fixture.write('course.yaml', courseYaml);
    await fixture.writeLesson('things', ['дом', 'стол', 'сад', 'кот'], littleWords);
    await fixture.writeLesson('people', ['брат', 'друг', 'сын', 'врач'], []);
    return fixture;
  }

  async writeLesson(slug: string, nouns: Nouns, others: readonly string[]): Promise<void> {
    await this.write(`${slug}/lesson.yaml`, lessonYaml(nouns, others));
    await this.write(`${slug}/exercises.yaml`, exercisesYaml(nouns));
    await this.write(`${slug}/lecture.ru.md`, lecture('мир'));
    await this.write(`${slug}/lecture.en.md`, lecture('world'));
    await this.write(`${slug}/lecture.de.md`, lecture('Welt'));
  }

  path(file: string): string {
    return path.join(this.folder, 'courses', 'course', file);
  }

  async write(file: string, text: string): Promise<void> {
    await mkdir(path.dirname(this.path(file)), { recursive: true });
    await writeFile(this.path(file), text);
  }

  async read(file: string): Promise<string> {
    return readFile(this.path(file), 'utf8');
  }

  /** Replaces a text, which must exist, at its first occurrence after the text `after`. */
  async change(file: string, from: string, to: string, after = ''): Promise<void> {
    const text = await this.read(file);
    const start = find(text, from, after);
    await this.write(file, text.slice(0, start) + to + text.slice(start + from.length));
  }

  /** The line number, from 1, of a text after the text `after`. */
  async lineOf(file: string, text: string, after = ''): Promise<number> {
    const whole = await this.read(file);
    return whole.slice(0, find(whole, text, after)).split('\n').length;
  }

  async remove(file: string): Promise<void> {
    await rm(this.path(file), { recursive: true });
  }

  async dispose(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

function find(whole: string, text: string, after: string): number {
  const start = whole.indexOf(text, whole.indexOf(after));
  if (start < 0 || !whole.includes(after)) throw new Error(`There is no “${text}” after “${after}”.`);
  return start;
}
