import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { documents, documentTexts } from '@/db/schema/documents';
import { settings } from '@/db/schema/settings';
import { AppError } from '@/lib/platform/errors';
import { locales, type Locale } from '@/lib/platform/i18n/locales';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { isReservedSlug } from '@/lib/platform/routes/reserved-slugs';
import { findHomeText, getPage } from '@/lib/publishing/pages/service';
import { testDatabase } from '@/tests/support/database';
import { readSettingsAnew } from '@/tests/support/settings';
import { makeSomebody } from '@/tests/support/somebody';
import { publishNow, write } from '@/tests/support/writing';

const { db } = testDatabase();
const publishedAt = new Date('2026-05-01T10:00:00Z');

async function writePage(
  slug: string,
  texts: Record<string, string>,
  state: 'published' | 'draft' = 'published',
) {
  const [row] = await db
    .insert(documents)
    .values({ kind: 'page', slug, state, createdAt: publishedAt })
    .returning({ id: documents.id });
  for (const [locale, body] of Object.entries(texts)) {
    const words = { locale, title: slug, description: slug, body, words: 1 };
    await db
      .insert(documentTexts)
      .values({ documentId: row?.id ?? 0, ...words, publishedAt, updatedAt: publishedAt });
  }
}

const missing = new AppError('not_found');

describe('a reader of a page', () => {
  it.each([
    'about',
    'support',
    'user-offer-agreement',
    'personal-data-proccessing',
    'press',
    'contributions',
  ])('finds %s in Russian and English from the start', async (slug) => {
    const page = await getPage(slug, 'ru');
    expect(page.languages).toEqual(['en', 'ru']);
    expect(page.html).toMatch(/[А-яё]{4}/u);
    expect(page.html).not.toContain('{CONTACT_PHONE}');
  });

  it('gets it in their own language, else in English, else in Russian', async () => {
    expect((await getPage('about', 'ru')).title.lang).toBe('ru');
    expect((await getPage('about', 'ja')).title.lang).toBe('en');
    await writePage('only-russian', { ru: 'Текст.' });
    expect((await getPage('only-russian', 'ja')).title.lang).toBe('ru');
  });

  it('is led to other pages in the language they read in', async () => {
    expect((await getPage('about', 'ja')).html).toContain('href="/jp/credits"');
    expect((await getPage('about', 'ru')).html).toContain('href="/credits"');
  });

  it('does not find what is a draft, unknown, or the name of a room of the site', async () => {
    await writePage('draft', { ru: 'Текст.' }, 'draft');
    await writePage('blog', { ru: 'Текст.' });
    for (const slug of ['draft', 'nothing', 'blog']) {
      await expect(getPage(slug, 'ru')).rejects.toEqual(missing);
    }
  });
});

describe('a reader who wants to write to the operators', () => {
  const promised = /write to us|foot of (?:every|this) page|напишите нам|внизу (?:каждой|этой) страницы/iu;
  const slugs = [
    'about',
    'support',
    'user-offer-agreement',
    'personal-data-proccessing',
    'press',
    'contributions',
  ];
  const readAll = async () =>
    (
      await Promise.all(
        slugs.flatMap((slug) => (['ru', 'en'] as const).map((locale) => getPage(slug, locale))),
      )
    ).map(({ html }) => html);

  it('is promised nothing while the settings hold no contact', async () => {
    expect((await readAll()).filter((html) => promised.test(html))).toEqual([]);
  });

  it('is told where as soon as one is set', async () => {
    const value = 'post@govorim.example';
    await db.update(settings).set({ value }).where(eq(settings.key, 'site.email'));
    await readSettingsAnew();
    expect((await getPage('support', 'en')).html).toContain('at the foot of every page');
    expect((await getPage('support', 'ru')).html).toContain('внизу каждой страницы');
  });
});

/** Spec §1: an individual study plan, online assessment, goal and deadline. */
const promises: Record<Locale, RegExp> = {
  tr: /plan.*çevrimiçi.*(?:amac|hedef).*(?:tarih|süre)/su,
  en: /plan.*online assessment.*goal.*deadline/su,
  de: /plan.*Online.*Ziel.*(?:Termin|Frist)/su,
  fr: /plan.*en ligne.*objectif.*(?:échéance|date)/su,
  ru: /план.*онлайн.*цель.*срок/su,
  it: /piano.*online.*obiettivo.*(?:scadenza|data)/su,
  az: /plan.*onlayn.*(?:məqsəd|hədəf).*(?:tarix|müddət)/su,
  hy: /պլան.*առցանց.*նպատակ.*ժամկետ/su,
  el: /πλάνο.*διαδικτυακ.*στόχο.*προθεσμία/su,
  da: /plan.*online.*mål.*frist/su,
  es: /plan.*en línea.*(?:objetivo|meta).*(?:plazo|fecha)/su,
  nl: /plan.*online.*doel.*(?:einddatum|deadline)/su,
  ja: /計画.*オンライン.*目標.*期限/su,
  nb: /plan.*nett.*mål.*frist/su,
};

describe('the home page', () => {
  it.each(locales)(
    'says what learning costs in %s: plan, assessment, goal and deadline, without years',
    async (locale) => {
      const said = await findHomeText(locale);
      expect(said?.title.lang).toBe(locale);
      expect(said?.html).toMatch(promises[locale]);
      expect(said?.html).not.toMatch(/20\d\d/u);
    },
  );

  it('says in each language what an administrator wrote last, and has no other address', async () => {
    const dina = await makeSomebody(db, 'administrator');
    const [page] = await db.select({ id: documents.id }).from(documents).where(eq(documents.slug, 'home'));
    const id = page?.id ?? 0;
    for (const locale of locales) {
      const words = { title: 'Preis', description: 'Satz.', body: `Alles kostenlos (${locale}).` };
      expect([locale, (await write(dina, id, { version: 0, locale, ...words })).status]).toEqual([
        locale,
        200,
      ]);
    }
    expect((await publishNow(dina, id, { locales: [...locales] })).status).toBe(200);
    for (const locale of locales) {
      expect((await findHomeText(locale))?.html).toBe(`<p>Alles kostenlos (${locale}).</p>`);
    }
    await expect(getPage('home', 'de')).rejects.toEqual(missing);
  });
});

describe('a search engine', () => {
  beforeEach(() => db.delete(settings));

  const metadata = (locale: 'ja' | 'ru', languages?: ('en' | 'ru')[]) =>
    pageMetadata({
      locale,
      path: '/about',
      title: 'О на́с',
      description: 'Кто́',
      ...(languages && { languages }),
    });

  it('is led from a page without a translation to the one that is real, and told of no other languages', async () => {
    expect((await metadata('ja', ['en', 'ru'])).alternates).toEqual({
      canonical: '/en/about',
      languages: { en: '/en/about', ru: '/about', 'x-default': '/about' },
    });
  });

  it('is told of all fourteen languages where the interface is the page', async () => {
    const { canonical, languages } = (await metadata('ja')).alternates ?? {};
    expect(canonical).toBe('/jp/about');
    expect(Object.keys(languages ?? {})).toHaveLength(15);
    expect(languages).toMatchObject({ ja: '/jp/about', nb: '/no/about', 'x-default': '/about' });
  });

  it('sees no stress marks', async () => {
    expect(await metadata('ru')).toMatchObject({ title: 'О нас · Говорим', description: 'Кто' });
  });
});

it('no page can take the place of a room of the site', () => {
  const rooms = readdirSync('app/[locale]', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('['))
    .map(({ name }) => name);
  const files = ['api', 'builds', 'feeds', 'og', 'sitemaps', 'images', '503', 'healthz', 'readyz'];
  for (const slug of [...rooms, ...files, 'jp', 'no', 'ja', 'nb', 'en', 'ru', 'chat', 'community']) {
    expect([slug, isReservedSlug(slug)]).toEqual([slug, true]);
  }
  expect(isReservedSlug('about')).toBe(false);
});
