import { getTranslations } from 'next-intl/server';
import { Html } from '@/components/platform/markdown/html';
import { ButtonLink } from '@/components/ui/button-link';
import { EditLink } from '@/components/publishing/writing/edit-link';
import type { PageView } from '@/lib/publishing/pages/schema';
import { routes } from '@/lib/platform/routes/routes';
import { StartLink } from './start-link';

interface Props {
  course: string | null;
  promise: PageView | null;
}

/** The closing call to action: duration, price, a link to start, and a link to the about page. */
export async function Closing({ course, promise }: Props) {
  const t = await getTranslations();
  return (
    <section
      aria-labelledby="closing"
      className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-cobalt-ground p-6 sm:p-12"
    >
      <div className="flex max-w-column min-w-0 flex-col gap-2">
        <h2 id="closing" className="text-2xl font-semibold sm:text-3xl">
          {t('home.closing.title')}
        </h2>
        <p className="text-soft">{t('home.closing.text')}</p>
        {promise && <Promised of={promise} editLabel={t('blog.post.edit')} />}
      </div>
      <div className="flex flex-wrap gap-3">
        <StartLink
          course={course}
          startLabel={t('home.hero.start')}
          continueLabel={t('home.hero.continue')}
        />
        <ButtonLink size="large" variant="quiet" href={routes.page('about')}>
          {t('layout.places.about')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The editable text about the price, with an edit link for administrators. */
function Promised({ of: { id, html, title }, editLabel }: { of: PageView; editLabel: string }) {
  return (
    <div className="flex items-start gap-2">
      <Html html={html} as="div" lang={title.lang} className="min-w-0 text-soft" />
      <EditLink written={{ kind: 'page', id, authorId: null, lang: title.lang }} label={editLabel} />
    </div>
  );
}
