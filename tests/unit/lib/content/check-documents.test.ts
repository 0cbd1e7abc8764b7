import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkContent } from '@/lib/content/check';
import { article, DocumentFolder, postYaml } from '@/tests/support/content/documents';
import { makePicture } from '@/tests/support/picture';

let content: DocumentFolder;
beforeEach(async () => {
  content = await DocumentFolder.create();
});
afterEach(() => content.dispose());

/** Faults as «file:line message», the file below the content folder. */
async function faults(): Promise<string[]> {
  const found = await checkContent(content.folder);
  return found.faults.map(
    ({ file, line, message }) => `${path.relative(content.folder, file)}:${line} ${message}`,
  );
}

const openAnswer = 'An answer stands open below its task: put it between “:::answer[Title]” and “:::”.';
const promise =
  'Whether the operators can be reached is in the settings: what sends people to them stands between “:::contact” and “:::”.';

describe('An article in its folder', () => {
  it('is sound, and comes with its languages and its page beside it', async () => {
    const { documents, faults: none } = await checkContent(content.folder);
    expect(none).toEqual([]);
    expect(documents.documents).toMatchObject([
      { kind: 'post', slug: 'talk', post: { category: 'grammar', tags: ['cases', 'verbs'] } },
      {
        kind: 'post',
        slug: 'walk',
        texts: [
          { locale: 'en', title: 'walk', description: 'About it: all of it.', bodyLine: 5 },
          { locale: 'ru', title: 'Иду́' },
        ],
      },
      { kind: 'page', slug: 'about', post: null },
    ]);
  });

  it('keeps the fingerprint of the whole until a file changes', async () => {
    const fingerprint = async () => (await checkContent(content.folder)).documents.fingerprint;
    const before = await fingerprint();
    expect(await fingerprint()).toBe(before);
    await content.write('pages/about/en.md', '---\ntitle: About\ndescription: Who.\n---\nWe.\n');
    expect(await fingerprint()).not.toBe(before);
  });

  it.each([
    ['a word without its stress mark', 'Вот слово.', '“слово” has no stress mark.'],
    ['a Latin letter in a Cyrillic word', 'Мой cын.', '“cын” mixes Latin letters (c) into Cyrillic.'],
    ['a second title', '# Title', 'The title is the only heading of the first level: begin with “##”.'],
    ['HTML', 'a <b>c</b>', 'HTML is left out of the page: write Markdown.'],
    ['a picture that is not there', '![a](b.png)', 'There is no picture “b.png” in this folder.'],
    [
      'a picture that says nothing',
      '![](b.png)',
      'A picture is “![what it shows](name.png "caption")” on a line of its own.',
    ],
    [
      'a picture from elsewhere',
      '![a](https://example.org/b.png)',
      'A picture is “![what it shows](name.png "caption")” on a line of its own.',
    ],
    [
      'a note of another kind',
      ':::warning',
      'A note is “:::note[Title]”, an answer “:::answer[Title]”; each ends with “:::”.',
    ],
    [
      'a lesson that is not there',
      '::lesson{course="a" lesson="b"}',
      'There is no lesson “b” in a course “a” yet.',
    ],
    [
      'half a lesson',
      '::lesson[x]',
      'A linked lesson is “::lesson{course="…" lesson="…"}” on a line of its own.',
    ],
    ['answers in the open', 'Answers: a, b.', openAnswer],
    ['answers in a note', ':::note[One possible answer]\nA.\n:::', openAnswer],
    ['a dead link', '[x](/blog/culture/walk)', 'There is no article at “/blog/culture/walk”.'],
  ])('is faulty for %s', async (_, line, message) => {
    await content.write('posts/walk/en.md', article('walk', line));
    expect(await faults()).toEqual([`posts/walk/en.md:7 ${message}`]);
  });

  it('does not answer its own task in the open, whatever the answer is called', async () => {
    const task = '## Task\n\n1. one\n2. two\n\n';
    await content.write('posts/walk/en.md', article('walk', `${task}Here you are: 1) a; 2) b.`));
    expect(await faults()).toEqual([`posts/walk/en.md:12 ${openAnswer}`]);
    await content.write('posts/walk/en.md', article('walk', `${task}:::answer[Answers]\n1) a; 2) b.\n:::`));
    expect(await faults()).toEqual([]);
  });

  it.each([
    ['category: grammar', 'category: other', 'posts/walk/post.yaml:1 There is no category “other”.'],
    ['verbs]', 'other]', 'posts/walk/post.yaml:2 There is no tag “other”.'],
    ['published', 'related: [walk]\npublished', 'posts/walk/post.yaml:3 There is no other article “walk”.'],
  ])('names nothing that is not there: %s', async (from, to, fault) => {
    await content.write('posts/walk/post.yaml', postYaml.replace(from, to));
    expect(await faults()).toEqual([fault]);
  });

  it('shows every picture of its folder, and none that nobody could see or would wait for', async () => {
    await content.write('posts/walk/shown.png', await makePicture());
    await content.write('posts/walk/en.md', article('walk', '![What it shows](shown.png "Caption")'));
    expect(await faults()).toEqual([]);
    await content.write('posts/talk/forgotten.webp', await makePicture());
    await content.write('posts/walk/shown.png', randomBytes(204_801));
    await content.write('pages/about/half.jpg', 'half');
    expect(await faults()).toEqual([
      'pages/about/half.jpg:1 This is no JPEG, PNG or WebP of a size that can be shown.',
      'posts/talk/forgotten.webp:1 No text of this folder shows the picture.',
      'posts/walk/shown.png:1 The picture has 201 KB, more than 200.',
    ]);
  });

  it('has 600 to 1,200 words and a short description; a page may be short', async () => {
    await content.write('posts/walk/en.md', '---\ntitle: Walk\ndescription: Short.\n---\nToo short.\n');
    await content.write(
      'pages/about/en.md',
      `---\ntitle: About\ndescription: ${'a'.repeat(161)}\n---\nWe.\n`,
    );
    expect(await faults()).toEqual([
      'pages/about/en.md:1 The description has 161 characters, more than 160.',
      'posts/walk/en.md:1 The article has 2 words, not 600 to 1200.',
    ]);
  });

  it('has a title, a text, both first languages, and no file that nobody reads', async () => {
    await content.write('posts/walk/en.md', '---\ndescription: x\n---\nText.\n');
    await content.write('posts/walk/de.md', 'No front matter.');
    await content.write('posts/walk/xx.md', article('x'));
    await content.write('posts/walk/notes.txt', 'x');
    await content.remove('posts/talk/ru.md');
    expect(await faults()).toEqual([
      'posts/talk/ru.md:1 This file is missing or empty.',
      'posts/walk/de.md:1 The text does not begin with “---”, its title and description, and “---”.',
      expect.stringMatching(/^posts\/walk\/en\.md:\d “title” is missing/u),
      'posts/walk/notes.txt:1 Neither an article nor a page has a file of this name.',
      'posts/walk/xx.md:1 “xx” is no language of the interface.',
    ]);
  });
});

describe('A page in its folder', () => {
  const page = (text: string, description = 'Who we are.') =>
    content.write('pages/about/en.md', `---\ntitle: About\ndescription: ${description}\n---\n${text}\n`);

  it.each([
    'Write to us at any time.',
    'Send us the text.',
    'The contact is at the foot of every page.',
    'Please tell us.',
    'Questions about your data: see [Support](/support).',
  ])('promises no contact that may not be there: %s', async (text) => {
    await page(text);
    expect(await faults()).toEqual([`pages/about/en.md:5 ${promise}`]);
    await page(`:::contact\n${text}\n:::`);
    expect(await faults()).toEqual([]);
  });

  it('promises none in its description either', async () => {
    await page('We.', 'How to reach us.');
    expect(await faults()).toEqual([`pages/about/en.md:1 ${promise}`]);
  });
});
