import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress-bar';
import { RussianText } from '@/components/ui/russian-text';
import { TextField } from '@/components/ui/text-field';

describe('a field', () => {
  const html = renderToStaticMarkup(
    createElement(TextField, { id: 'email', label: 'E-mail', hint: 'Yours.', error: 'Is missing.' }),
  );

  it('is named by its label', () => {
    expect(html).toContain('<label for="email"');
    expect(html).toMatch(/<input [^>]*id="email"/u);
  });

  it('is described by its error first, then by its hint', () => {
    expect(html).toContain('aria-describedby="email-error email-hint"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(/id="email-error".*Is missing\./su);
    expect(html).toMatch(/id="email-hint".*Yours\./su);
  });

  it('says nothing of errors when there are none', () => {
    const plain = renderToStaticMarkup(createElement(TextField, { id: 'name', label: 'Name' }));
    expect(plain).not.toMatch(/aria-describedby|aria-invalid=/u);
  });
});

describe('a button', () => {
  it('does not send forms unless told to', () => {
    expect(renderToStaticMarkup(createElement(Button, null, 'Go'))).toContain('type="button"');
  });

  it('keeps its name and takes no second press while it waits', () => {
    const html = renderToStaticMarkup(createElement(Button, { waiting: true }, 'Go'));
    expect(html).toMatch(/aria-busy="true" aria-disabled="true".*Go/su);
  });
});

it.each([
  ['Анна Соколова', 'АС'],
  ['Anna Maria de la Cruz', 'AC'],
  ['ёж', 'Ё'],
  ['  ', ''],
])('shows the initials of “%s”', (name, initials) => {
  expect(renderToStaticMarkup(createElement(Avatar, { name }))).toContain(`>${initials}</span>`);
});

it.each([
  [5, 10, 'scaleX(0.5)'],
  [0, 0, 'scaleX(0)'],
  [12, 10, 'scaleX(1)'],
])('shows %d of %d as a share of the bar', (value, max, transform) => {
  expect(renderToStaticMarkup(createElement(ProgressBar, { value, max, label: 'Lesson' }))).toContain(
    transform,
  );
});

it('marks Russian in English, and nothing in Russian', () => {
  const show = (lang: string) =>
    renderToStaticMarkup(createElement(RussianText, { text: 'дом is house', lang }));
  expect(show('en')).toBe('<span lang="ru" class="font-serif">дом</span> is house');
  expect(show('ru')).toBe('дом is house');
});

it('draws every radio button and checkbox that is seen, rather than leave it to the browser', () => {
  const native = ['app', 'components'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .map((file) => join(room, file))
      .filter((file) => file.endsWith('.tsx'))
      .filter((file) => /<input\s[^>]*type="(?:radio|checkbox)"/su.test(readFileSync(file, 'utf8'))),
  );
  // The stars of a review stand for its radio buttons.
  expect(native).toEqual(['components/learning/course-reviews/star-choice.tsx']);
});
