import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { consentKey } from '@/lib/browser/consent';
import { locales } from '@/lib/platform/i18n/locales';
import { languageOfferScript, offerKey } from '@/lib/browser/language-offer';

interface Visit {
  languages: readonly string[];
  page?: string;
  stored?: Record<string, string>;
  /** What the address bar shows. */
  path?: string;
  query?: string;
  /** The browser allows no storage. */
  isClosed?: boolean;
}

/** Just enough of an element. */
class FakeElement {
  hidden = true;
  lang = '';
  hreflang = '';
  textContent = '';
  attributes: Record<string, string> = {};
  children: FakeElement[] = [];
  onclick: () => void = () => undefined;
  setAttribute(name: string, value: string) {
    this.attributes[name] = value;
  }
  getAttribute(name: string) {
    return this.attributes[name] ?? null;
  }
  append(...children: FakeElement[]) {
    this.children.push(...children);
  }
}

/** Runs the script as a browser would behind the box of a page in `page`. */
function visit(wanted: Visit) {
  const {
    languages,
    page = 'ru',
    stored: before = {},
    path = '/blog',
    query = '',
    isClosed = false,
  } = wanted;
  const stored = { ...before };
  const hearers: Record<string, (event: unknown) => void> = {};
  const links = Object.fromEntries(
    locales.map((locale) => [locale, Object.assign(new FakeElement(), { hreflang: locale })]),
  );
  const box = new FakeElement();
  const allowed = <T>(work: () => T) => {
    if (isClosed) throw new Error('denied');
    return work();
  };
  runInNewContext(languageOfferScript, {
    localStorage: {
      getItem: (key: string) => allowed(() => stored[key] ?? null),
      setItem: (key: string, value: string) => allowed(() => (stored[key] = value)),
    },
    navigator: { languages },
    location: { pathname: path, search: query },
    addEventListener: (type: string, hearer: (event: unknown) => void) => (hearers[type] = hearer),
    document: {
      documentElement: { lang: page },
      createElement: () => new FakeElement(),
      querySelector: () => box,
    },
  });
  const [link, close] = box.children;
  const press = (target: FakeElement | undefined) => {
    for (const type of ['pointerdown', 'click'])
      hearers[type]?.({ target: { closest: () => target ?? null } });
  };
  return { box, link, close, links, stored, press };
}

describe('the offer of another language', () => {
  it.each([
    ['a German', ['de-DE', 'en'], 'ru', 'de', 'Diese Seite gibt es auch auf Deutsch.'],
    ['a Norwegian', ['nn-NO'], 'ru', 'nb', 'Denne siden finnes også på norsk.'],
    [
      'somebody whose first language we have not',
      ['uk', 'EN-gb'],
      'ru',
      'en',
      'This page is also available in English.',
    ],
    ['a Russian on a German page', ['ru'], 'de', 'ru', 'Эта страница есть и на русском.'],
  ])('is there for %s, in that language', (_, languages, page, lang, sentence) => {
    const { box, link } = visit({ languages, page });
    expect(box).toMatchObject({ hidden: false, lang });
    expect(link).toMatchObject({ hreflang: lang, textContent: sentence });
  });

  it.each([
    ['prefers the language of the page', { languages: ['de', 'en'], page: 'de' }],
    ['has no language of ours', { languages: ['uk', 'constructor'] }],
    ['tells no language', { languages: [] }],
    ['has chosen or closed before', { languages: ['de'], stored: { [offerKey]: 'settled' } }],
  ])('is not there for whoever %s', (_, whoever) => {
    expect(visit(whoever).box).toMatchObject({ hidden: true, children: [] });
  });

  it.each([
    ['/', ['de'], '/de'],
    ['/blog', ['de'], '/de/blog'],
    ['/jp', ['nb'], '/no'],
    ['/jp/blog', ['nb'], '/no/blog'],
    ['/en', ['ru'], '/'],
    ['/en/blog', ['ru'], '/blog'],
    ['/entrance', ['en'], '/en/entrance'],
  ])('leads from %s for a reader of %s to %s and keeps its query', (path, languages, href) => {
    const { link } = visit({ languages, path, page: 'ja', query: '?q=1' });
    expect(link?.attributes.href).toBe(`${href}?q=1`);
  });

  it('goes when it is closed, and is not made again', () => {
    const { box, close, stored } = visit({ languages: ['de'] });
    expect(close?.attributes['aria-label']).toBe('Schließen');
    close?.onclick();
    expect(box.hidden).toBe(true);
    expect(stored).toEqual({ [offerKey]: 'settled' });
  });

  it('is settled by a language chosen in the header, whose link gets the query', () => {
    const { links, stored, press } = visit({ languages: ['ru'], query: '?q=1' });
    press(links.fr);
    expect(links.fr?.attributes.href).toBe('/fr/blog?q=1');
    expect(stored).toEqual({ [offerKey]: 'settled' });
  });

  it('is not remembered for whoever declined that, and works where nothing can be stored', () => {
    const declined = { [consentKey]: 'declined' };
    const first = visit({ languages: ['de'], stored: declined });
    first.close?.onclick();
    expect(first.stored).toEqual(declined);
    const second = visit({ languages: ['de'], isClosed: true });
    second.close?.onclick();
    expect(second.box.hidden).toBe(true);
  });
});

it('the script cannot end its own element', () => {
  expect(languageOfferScript).not.toContain('</');
});
