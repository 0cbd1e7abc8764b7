import { linesOf } from '@/lib/content/documents/lines';
import type { DocumentSource, DocumentText } from '@/lib/content/documents/source';
import type { Fault } from '@/lib/content/files/fault';
import { pictureOn } from '@/lib/content/documents/pictures-in-text';

/** Every picture must be on its own line, have an alternative text, and exist in the folder. */
export function checkPictureLines(text: DocumentText, { pictures }: DocumentSource): Fault[] {
  return linesOf(text)
    .filter(({ content }) => content.includes('!['))
    .flatMap(({ line, content }) => {
      const name = pictureOn(content);
      if (pictures.some((picture) => picture.name === name)) return [];
      const message =
        name === null
          ? 'A picture is “![what it shows](name.png "caption")” on a line of its own.'
          : `There is no picture “${name}” in this folder.`;
      return [{ file: text.file, line, message }];
    });
}

export function findUnusedPictures({ pictures, texts }: DocumentSource): Fault[] {
  const shown = new Set(texts.flatMap(({ body }) => body.split('\n').map(pictureOn)));
  return pictures
    .filter(({ name }) => !shown.has(name))
    .map(({ place }) => ({ ...place, message: 'No text of this folder shows the picture.' }));
}
