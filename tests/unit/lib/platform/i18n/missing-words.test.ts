import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createTranslator, NextIntlClientProvider, useTranslations } from 'next-intl';
import { MissingWords } from '@/components/layout/missing-words';
import { logMissing } from '@/lib/platform/i18n/log-missing';
import { log } from '@/lib/platform/log';

Object.assign(process.env, {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  AUTH_SECRET: 'only for tests '.repeat(4),
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Asks for a sentence that its page was not given. */
function Button() {
  const t = useTranslations();
  // The boundary: what the compiler knows to be there is not.
  return createElement('button', {}, t('ui.close'), t('layout.menu'));
}

describe('a sentence that is missing', () => {
  it('never reaches a page as a raw key, and is told of once', () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const given = { locale: 'de', timeZone: 'UTC', messages: { ui: { close: 'Schließen' } } };
    // The boundary: the compiler asks for all messages, and for children where they cannot be.
    const words = createElement(NextIntlClientProvider, given as never, createElement(Button));
    const page = () => renderToStaticMarkup(createElement(MissingWords, { locale: 'de' } as never, words));
    expect([page(), page()]).toEqual(Array(2).fill('<button>Schließen…</button>'));
    expect(printed).toHaveBeenCalledTimes(1);
    expect(String(printed.mock.calls[0]?.[0])).toContain('layout.menu');
  });

  it('nor a letter or a refusal, and has one line in the log', () => {
    const lines = jest.spyOn(log(), 'error').mockImplementation(() => undefined);
    const t = createTranslator({ locale: 'de', messages: {} as never, ...logMissing });
    const say = t as unknown as (key: string) => string;
    expect([say('errors.internal'), say('errors.internal')]).toEqual(['…', '…']);
    expect(lines).toHaveBeenCalledTimes(1);
    expect(lines.mock.calls[0]?.[0]).toMatchObject({
      error: { message: expect.stringContaining('errors.internal') },
    });
  });

  it('is seen to wherever words are looked up', () => {
    const files = ['app', 'components', 'lib'].flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/u.test(file))
        .map((file) => join(room, file)),
    );
    const lookUp = /\b(?:createTranslator|getRequestConfig)\(/u;
    const careless = files.filter((file) => {
      const text = readFileSync(file, 'utf8');
      return lookUp.test(text) && !/\.\.\.(?:log|report)Missing|getMessageFallback/u.test(text);
    });
    expect(careless).toEqual([]);
    expect(readFileSync('app/[locale]/layout.tsx', 'utf8')).toContain('<MissingWords');
  });
});
