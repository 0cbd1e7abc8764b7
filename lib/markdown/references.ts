import type { Element, ElementContent, Root } from 'hast';
import { mapTree } from './tree';

export interface LessonReference {
  course: string;
  lesson: string;
}

const key = /^[a-z0-9-]{1,80}$/u;
const imageId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** What a document refers to: lessons, and pictures by their ids. */
export function referencesOf(tree: Root): { lessons: LessonReference[]; images: string[] } {
  const lessons: LessonReference[] = [];
  const images = new Set<string>();
  mapTree(tree, (node) => {
    const lesson = lessonIn(node);
    if (lesson) lessons.push(lesson);
    const image = imageIn(node);
    if (image) images.add(image);
    return [node];
  });
  return { lessons, images: [...images] };
}

/** The lesson that a `section` stands for; null also for what names none. */
export function lessonIn(node: ElementContent): LessonReference | null {
  if (!isElement(node, 'section')) return null;
  const { dataCourse: course, dataLesson: lesson } = node.properties;
  if (typeof course !== 'string' || typeof lesson !== 'string') return null;
  return key.test(course) && key.test(lesson) ? { course, lesson } : null;
}

/** The picture of ours that an `img` shows; null for any other. */
export function imageIn(node: ElementContent): string | null {
  if (!isElement(node, 'img')) return null;
  const { src } = node.properties;
  return typeof src === 'string' && imageId.test(src) ? src : null;
}

export function isElement(node: ElementContent, name: string): node is Element {
  return node.type === 'element' && node.tagName === name;
}
