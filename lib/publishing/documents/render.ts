import 'server-only';
import { createTranslator } from 'next-intl';
import { listCourseLessons } from '@/lib/learning/courses/lesson-titles';
import { localizePath } from '@/lib/platform/i18n/localize-path';
import type { Locale } from '@/lib/platform/i18n/locales';
import { logMissing } from '@/lib/platform/i18n/log-missing';
import { loadMessages } from '@/lib/platform/i18n/messages';
import type { DocumentContext } from '@/lib/platform/markdown/fill-document';
import { mentionsIn, type LessonReference } from '@/lib/platform/markdown/references';
import type { RenderedDocument, RenderTask } from '@/lib/platform/markdown/render-markdown';
import { renderDraft, renderPublished, type Spend } from '@/lib/platform/markdown/render-text';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { routes } from '@/lib/platform/routes/routes';
import { hasContact } from '@/lib/people/settings/contacts';
import { getSettings } from '@/lib/people/settings/service';
import { fillPhone } from '@/lib/platform/text/contact-phone';
import { selectImageSizes } from './inside/queries';

interface Source {
  markdown: string;
  /** The reader's language: links and titles of lessons use it. */
  locale: Locale;
  /** The language of the text, when it is another. */
  lang?: Locale;
}

/**
 * Renders an article or a page for its readers. A lesson or picture that does not exist is left out.
 * Throws AppError('busy').
 */
export async function renderDocument(source: Source): Promise<RenderedDocument> {
  return renderPublished(await taskOf(source));
}

/** Renders a preview. Throws AppError: 'validation' for a text that takes too long to parse, 'busy'. */
export async function previewDocument(source: Source, spend: Spend): Promise<RenderedDocument> {
  return renderDraft(await taskOf(source), spend);
}

async function taskOf({ markdown: written, locale, lang = locale }: Source): Promise<RenderTask> {
  const settings = await getSettings();
  const markdown = fillPhone(written, settings['site.phone']);
  const { images, hasLesson } = mentionsIn(markdown);
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, ...logMissing });
  return {
    markdown,
    locale,
    lang,
    lessons: markdown.includes('::lesson') ? await cardsOf(hasLesson, locale, t('blog.lesson')) : new Map(),
    images: await picturesOf(images),
    tableLabel: t('ui.scrollTable'),
    hasContact: hasContact(settings),
  };
}

async function cardsOf(
  hasLesson: (reference: LessonReference) => boolean,
  locale: Locale,
  label: string,
): Promise<DocumentContext['lessons']> {
  const known = await listCourseLessons(locale);
  return new Map(
    known.filter(hasLesson).map(({ course, lesson, title }) => [
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

async function picturesOf(ids: readonly string[]): Promise<DocumentContext['images']> {
  const found = await selectImageSizes(ids);
  return new Map(found.map(({ id, width, height }) => [id, { src: apiRoutes.image(id), width, height }]));
}
