import { beforeEach, describe, expect, it } from '@jest/globals';
import { findPosts } from '@/lib/publishing/blog/search';
import type { Locale } from '@/lib/platform/i18n/locales';
import { testDatabase } from '@/tests/support/database';
import { emptyBlog, writePost } from '@/tests/support/posts';

const { db } = testDatabase();
beforeEach(async () => {
  await emptyBlog(db);
  await writePost(db, {
    slug: 'cases',
    texts: {
      en: { title: 'Cases without tears', body: 'The genitive of дере́вня. Тёплый хлеб.' },
      ru: { title: 'Падежи́ без слёз', body: 'Роди́тельный паде́ж, зелёные дере́вья.' },
      de: { title: 'Fälle ohne Tränen', body: 'Der Genitiv.' },
    },
  });
  await writePost(db, {
    slug: 'food',
    texts: { en: { title: 'Ordering food', body: 'Bread without cases.' } },
  });
  await writePost(db, { slug: 'draft', state: 'draft', texts: { en: { title: 'Cases again' } } });
});

const find = async (typed: string, locale: Locale = 'en') =>
  (await findPosts(typed, locale)).posts.map(({ slug }) => slug);

describe('Anna searches the blog', () => {
  it.each([
    ['in Russian, in another form of the word', 'падежей', ['cases']],
    ['without stress marks and without ё', 'зеленые деревья', ['cases']],
    ['with both', 'зелёные дере́вья', ['cases']],
    ['for a Russian word in an English article', 'теплый', ['cases']],
    ['with the beginning of a word', 'ord', ['food']],
    ['with a word and the beginning of another', 'bread cas', ['food']],
    ['for all her words, not for one of them', 'bread genitive', []],
    ['and what says it in its title comes first', 'cases', ['cases', 'food']],
    ['for a phrase', '"without tears"', ['cases']],
    ['leaving a word out', 'cases -bread', ['cases']],
  ])('%s', async (_, typed, found) => {
    expect(await find(typed)).toEqual(found);
  });

  it('in her own language', async () => {
    expect(await find('Fällen', 'de')).toEqual(['cases']);
    expect(await find('Fällen', 'fr')).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '  \t\n '],
    ['signs', `'"&|!():*<>\\%_;--`],
    ['a zero byte', 'zz\u0000qq'],
    ['half a character', '\ud800'],
    ['ten thousand letters', 'ы'.repeat(10_000)],
    ['ten thousand words', 'a b '.repeat(10_000)],
    ['a query of the database', `x' & 'y:* | !z <-> (`],
  ])('and finds nothing, without harm, when she typed %s', async (_, typed) => {
    const { posts, words } = await findPosts(typed, 'en');
    expect(posts).toEqual([]);
    expect(words.length).toBeLessThanOrEqual(100);
  });
});
