import type { Element, ElementContent } from 'hast';

export interface LessonReference {
  course: string;
  lesson: string;
}

const key = /^[a-z0-9-]{1,80}$/u;
const imageId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

const anyImageId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu;
/** More pictures than any real text shows. */
const maxImages = 200;

/**
 * The picture ids and lesson links of a text, found without parsing it; they may include some that the rendered text
 * does not show.
 */
export function mentionsIn(markdown: string): {
  images: string[];
  hasLesson: (reference: LessonReference) => boolean;
} {
  const images = new Set(markdown.match(anyImageId)?.slice(0, maxImages));
  const links = markdown.split('\n').filter((line) => line.includes('::lesson'));
  return {
    images: [...images],
    hasLesson: ({ course, lesson }) => links.some((line) => line.includes(course) && line.includes(lesson)),
  };
}

/** The lesson that a `section` refers to; null for any other node. */
export function lessonIn(node: ElementContent): LessonReference | null {
  if (!isElement(node, 'section')) return null;
  const { dataCourse: course, dataLesson: lesson } = node.properties;
  if (typeof course !== 'string' || typeof lesson !== 'string') return null;
  return key.test(course) && key.test(lesson) ? { course, lesson } : null;
}

/** The id of the uploaded picture that an `img` shows; null for any other node. */
export function imageIn(node: ElementContent): string | null {
  if (!isElement(node, 'img')) return null;
  const { src } = node.properties;
  return typeof src === 'string' && imageId.test(src) ? src : null;
}

export function isElement(node: ElementContent, name: string): node is Element {
  return node.type === 'element' && node.tagName === name;
}
