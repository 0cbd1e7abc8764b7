import Validator from '@adobe/structured-data-validator';
import { describe, expect, it } from '@jest/globals';
import type { Graph } from 'schema-dts';
import { postGraph, siteGraph, writeJsonLd, type PostFacts } from '@/lib/publishing/seo/json-ld';

Object.assign(process.env, {
  APP_ORIGIN: 'https://govorim.example',
  AUTH_SECRET: 'only for tests '.repeat(4),
  DATABASE_URL: 'postgres://nobody@localhost/nothing',
});

const post: PostFacts = {
  lang: 'en',
  slug: 'verbs-of-motion',
  title: 'Идти́ and ходи́ть </script><script>alert(1)</script>',
  description: 'Two verbs & one way.',
  category: { slug: 'grammar', title: 'Grammar' },
  author: 'Борис Волков',
  publishedAt: new Date('2026-05-01T10:00:00Z'),
  updatedAt: new Date('2026-05-02T10:00:00Z'),
  words: 812,
  tags: ['Verbs'],
  cover: '/api/images/1.webp',
};
const site = { name: 'Говорим', blog: 'Blog' };

type Node = Record<string, unknown>;
const nodes = (graph: Graph) => (JSON.parse(writeJsonLd(graph)) as { '@graph': Node[] })['@graph'];

describe('an article, as search engines are told of it', () => {
  it('cannot end the element it stands in, and says what it said', () => {
    const json = writeJsonLd(postGraph(post, site));
    expect(json).not.toMatch(/<|\u2028|\u2029/u);
    expect(nodes(postGraph(post, site))[0]).toMatchObject({
      headline: 'Идти and ходить </script><script>alert(1)</script>',
    });
  });

  it('has its author, its dates, its language, its pictures and its length', () => {
    expect(nodes(postGraph(post, site))[0]).toMatchObject({
      '@type': 'BlogPosting',
      url: 'https://govorim.example/en/blog/grammar/verbs-of-motion',
      author: { '@type': 'Person', name: 'Борис Волков' },
      datePublished: '2026-05-01T10:00:00.000Z',
      dateModified: '2026-05-02T10:00:00.000Z',
      inLanguage: 'en',
      wordCount: 812,
      image: [
        'https://govorim.example/og/en/verbs-of-motion.png',
        'https://govorim.example/api/images/1.webp',
      ],
      publisher: { '@type': 'Organization', name: 'Говорим' },
    });
  });

  it('is by the editors where nobody is named', () => {
    const [posting] = nodes(postGraph({ ...post, author: null }, site));
    expect(posting?.author).toMatchObject({ '@type': 'Organization', name: 'Говорим' });
  });
});

it('the home page says how to search the site', () => {
  const [webSite] = nodes(siteGraph('de', 'Говорим', 'Russisch lernen'));
  expect(webSite?.potentialAction).toMatchObject({
    target: { urlTemplate: 'https://govorim.example/de/blog/search?words={words}' },
    'query-input': 'required name=words',
  });
});

describe('an independent validator has nothing against', () => {
  it.each([
    ['an article', postGraph(post, site)],
    ['an article by the editors', postGraph({ ...post, author: null, tags: [], cover: null }, site)],
    ['the home page', siteGraph('ru', 'Говорим', 'Учим русский вместе')],
  ])('%s', async (_, graph) => {
    const byType = Object.fromEntries(nodes(graph).map((node) => [String(node['@type']), [node]]));
    const issues = await new Validator().validate({ jsonld: byType, microdata: {}, rdfa: {}, errors: [] });
    expect(issues).toEqual([]);
  });
});
