import type { CourseSource } from '@/lib/content/courses/source';
import { maxDescriptionCodePoints } from '@/lib/content/documents/schema';
import type { DocumentBook, DocumentSource, DocumentText } from '@/lib/content/documents/source';
import type { Fault } from '@/lib/content/files/fault';
import { linesOf } from '@/lib/content/documents/lines';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { stressMark } from '@/lib/platform/text/stress';
import { findContactPromises } from './contact-promises';
import { findOpenAnswers } from './open-answers';
import { checkPictureLines, findUnusedPictures } from './pictures';

/** The length of an article in words, checked in the two languages that every article has. */
const words = { min: 600, max: 1200 };

/** Checks the references, the length and the Markdown of articles and pages. */
export function checkDocuments(book: DocumentBook, courses: readonly CourseSource[]): Fault[] {
  const known = knownTo(book, courses);
  return book.documents.flatMap((document) => [
    ...checkPost(document, book),
    ...document.texts.flatMap((text) => [
      ...checkLength(document, text),
      ...(document.post ? findOpenAnswers(text) : findContactPromises(text)),
      ...checkPictureLines(text, document),
      ...linesOf(text).flatMap(({ line, content }) =>
        checkLine(content, known).map((message) => ({ file: text.file, line, message })),
      ),
    ]),
    ...findUnusedPictures(document),
  ]);
}

interface KnownTargets {
  lessons: ReadonlySet<string>;
  posts: ReadonlySet<string>;
}

function knownTo({ documents }: DocumentBook, courses: readonly CourseSource[]): KnownTargets {
  const lessons = courses.flatMap((course) =>
    course.lessons.filter(({ announced }) => !announced).map(({ slug }) => `${course.slug}/${slug}`),
  );
  const posts = documents.flatMap(({ post, slug }) => (post ? [`/blog/${post.category}/${slug}`] : []));
  return { lessons: new Set(lessons), posts: new Set(posts) };
}

function checkPost({ post, slug }: DocumentSource, { categories, tags, documents }: DocumentBook): Fault[] {
  if (!post) return [];
  const { at, category, related } = post;
  const isKnown = (list: readonly { slug: string }[], wanted: string) =>
    list.some((each) => each.slug === wanted);
  const others = documents.filter((each) => each.post && each.slug !== slug);
  return [
    ...(isKnown(categories, category)
      ? []
      : [{ ...at('category'), message: `There is no category “${category}”.` }]),
    ...post.tags.flatMap((tag, index) =>
      isKnown(tags, tag) ? [] : [{ ...at('tags', index), message: `There is no tag “${tag}”.` }],
    ),
    ...related.flatMap((other, index) =>
      isKnown(others, other)
        ? []
        : [{ ...at('related', index), message: `There is no other article “${other}”.` }],
    ),
  ];
}

function checkLength({ post }: DocumentSource, { file, locale, description, body }: DocumentText): Fault[] {
  const characters = countCodePoints(description.replaceAll(stressMark, ''));
  const count = body.split(/\s+/u).length;
  const isOutside = count < words.min || count > words.max;
  return [
    ...(characters > maxDescriptionCodePoints
      ? [
          {
            file,
            line: 1,
            message: `The description has ${characters} characters, more than ${maxDescriptionCodePoints}.`,
          },
        ]
      : []),
    ...(post && isOutside && (locale === 'ru' || locale === 'en')
      ? [{ file, line: 1, message: `The article has ${count} words, not ${words.min} to ${words.max}.` }]
      : []),
  ];
}

/** The faults of a line of Markdown. */
function checkLine(line: string, { lessons, posts }: KnownTargets): string[] {
  const messages: string[] = [];
  if (/^#\s/u.test(line)) messages.push('The title is the only heading of the first level: begin with “##”.');
  if (/<\/?[a-z][^>]*>/iu.test(line)) messages.push('HTML is left out of the page: write Markdown.');
  if (line.startsWith(':::') && !/^:::(?:(?:note|answer)\[[^\]]+\]|contact)?\s*$/u.test(line)) {
    messages.push('A note is “:::note[Title]”, an answer “:::answer[Title]”; each ends with “:::”.');
  }
  if (/^::[^:]/u.test(line)) messages.push(...checkLesson(line, lessons));
  const links = [...line.matchAll(/\]\((\/[^)\s]*)\)/gu)].map(([, path = '']) => path);
  const dead = links.filter((path) => path.startsWith('/blog/') && !posts.has(path));
  return [...messages, ...dead.map((path) => `There is no article at “${path}”.`)];
}

function checkLesson(line: string, lessons: ReadonlySet<string>): string[] {
  const found = /^::lesson\{course="([^"]*)" lesson="([^"]*)"\}\s*$/u.exec(line);
  if (!found) return ['A linked lesson is “::lesson{course="…" lesson="…"}” on a line of its own.'];
  const [, course = '', lesson = ''] = found;
  return lessons.has(`${course}/${lesson}`)
    ? []
    : [`There is no lesson “${lesson}” in a course “${course}” yet.`];
}
