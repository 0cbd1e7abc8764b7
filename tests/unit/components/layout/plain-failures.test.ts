import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import { GlobalFailure } from '@/components/layout/global-failure';
import { saveMessages } from '@/components/layout/saved-messages';
import { UntranslatedFailure } from '@/components/layout/untranslated-failure';
import layout from '@/messages/de/layout.json';
import russian from '@/messages/ru/layout.json';

/** What the header or the footer says, without its markup. */
function within(tag: 'header' | 'main' | 'footer', html: string): string {
  return new RegExp(`<${tag}[^>]*>(.*)</${tag}>`, 'u').exec(html)?.[1] ?? '';
}
const link = (href: string, text: string) => new RegExp(`<a href="${href}"[^>]*>(?:(?!</a>).)*${text}`, 'u');

describe('spec §2, §8: the error screen when the frame of every page has failed', () => {
  it('has header and footer, title, number, the way home and "Update the page", without a word fetched', () => {
    const html = renderToStaticMarkup(createElement(UntranslatedFailure));
    expect(html).toContain('<html lang="ru">');
    expect(html).toContain('<title>500 · Ошибка сервера</title>');
    expect(within('header', html)).toMatch(link('/', 'Говорим'));
    expect(within('footer', html)).toContain('© 2022-2025 Говорим 1.3');
    expect(within('main', html)).toMatch(/<h1[^>]*>Ошибка сервера<\/h1>.*Номер ошибки: 500/u);
    expect(within('main', html)).toMatch(link('/', 'На главную страницу'));
    expect(within('main', html)).toMatch(link('', 'Обновить страницу'));
    expect([russian.errorScreen.serverTitle, russian.errorScreen.update]).toEqual([
      'Ошибка сервера',
      'Обновить страницу',
    ]);
  });

  it('has them in the reader’s language where its words were kept', () => {
    saveMessages({ locale: 'de', messages: { layout } });
    const html = renderToStaticMarkup(createElement(GlobalFailure, { error: new Error('broken') }));
    expect(html).toContain('<html lang="de">');
    expect(within('header', html)).toMatch(link('/de', 'Говорим'));
    expect(within('footer', html)).toMatch(link('/de/blog', layout.places.blog));
    expect(within('footer', html)).toContain('© 2022-2025 Говорим 1.3');
    expect(within('main', html)).toContain(layout.errorScreen.serverTitle);
    expect(within('main', html)).toMatch(link('', layout.errorScreen.update));
  });
});
