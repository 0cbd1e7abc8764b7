import 'server-only';
import { createTranslator } from 'next-intl';
import { listCourseLessons } from '@/lib/courses/lesson-titles';
import { localizePath } from '@/lib/i18n/localize-path';
import type { Locale } from '@/lib/i18n/locales';
import { logMissing } from '@/lib/i18n/log-missing';
import { loadMessages } from '@/lib/i18n/messages';
import { countWords, documentHtml, headingsOf, type Heading } from '@/lib/markdown/document-html';
import { fillDocument, type Surroundings } from '@/lib/markdown/fill-document';
import { parseDocument } from '@/lib/markdown/parse-document';
import { referencesOf, type LessonReference } from '@/lib/markdown/references';
import { apiRoutes } from '@/lib/api-routes';
import { routes } from '@/lib/routes';
import { getSettings } from '@/lib/settings/service';
import { fillPhone } from '@/lib/text/contact-phone';
import { selectImageSizes } from './queries';

interface Source {
  markdown: string;
  /** Whom it is for: links and titles of lessons are in this language. */
  locale: Locale;
  /** The language of the text, where it is another. */
  lang?: Locale;
}

export interface RenderedDocument {
  /** Safe to be put into a page as it is. */
  html: string;
  headings: Heading[];
  words: number;
}

/** An article, a page or the preview of one, as its readers see it. A lesson or picture that is not there is left out. */
export async function renderDocument({ markdown, locale, lang = locale }: Source): Promise<RenderedDocument> {
  const settings = await getSettings();
  const tree = parseDocument(fillPhone(markdown, settings['site.phone']));
  const { lessons, images } = referencesOf(tree);
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, ...logMissing });
  const filled = fillDocument(tree, {
    lessons: await cardsOf(lessons, locale, t('blog.lesson')),
    images: await picturesOf(images),
    localize: (path) => localizePath(path, locale),
    tableLabel: t('ui.scrollTable'),
  });
  return { html: documentHtml(filled, lang), headings: headingsOf(filled), words: countWords(tree) };
}

async function cardsOf(
  references: readonly LessonReference[],
  locale: Locale,
  label: string,
): Promise<Surroundings['lessons']> {
  if (references.length === 0) return new Map();
  const known = await listCourseLessons(locale);
  const wanted = new Set(references.map(({ course, lesson }) => `${course}/${lesson}`));
  return new Map(
    known
      .filter(({ course, lesson }) => wanted.has(`${course}/${lesson}`))
      .map(({ course, lesson, title }) => [
        `${course}/${lesson}`,
        {
          href: localizePath(routes.lesson(course, lesson), locale),
          title: title.text,
          lang: title.lang,
          label,
        },
      ]),
  );
}

async function picturesOf(ids: readonly string[]): Promise<Surroundings['images']> {
  const found = await selectImageSizes(ids);
  return new Map(found.map(({ id, width, height }) => [id, { src: apiRoutes.image(id), width, height }]));
}
