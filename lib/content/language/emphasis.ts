import type { CourseSource } from '@/lib/content/courses/source';
import type { Fault } from '@/lib/content/files/fault';
import { translations } from '@/lib/content/text/translations';
import { parseDocument } from '@/lib/platform/markdown/parse-document';
import { textOf } from '@/lib/platform/markdown/tree';

/** Reports visible asterisks: next to a letter or an apostrophe Markdown may not treat them as emphasis. */
export function checkEmphasis({ lessons }: CourseSource): Fault[] {
  return lessons.flatMap(({ lecture, lectureFile }) =>
    translations(lecture).flatMap(({ language, text }) =>
      text.split('\n').flatMap((content, index) => {
        if (!content.includes('*') || !isSeen(content)) return [];
        const message = 'A star is seen where emphasis was meant.';
        return [{ file: lectureFile(language), line: index + 1, message }];
      }),
    ),
  );
}

function isSeen(line: string): boolean {
  return parseDocument(line).children.some((node) => node.type !== 'doctype' && textOf(node).includes('*'));
}
