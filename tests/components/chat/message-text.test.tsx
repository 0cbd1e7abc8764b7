import { expect, it } from '@jest/globals';
import { MessageText } from '@/components/chat/conversation/message-text';
import { show } from '@/tests/support/components/show';

const render = (text: string) => show(<MessageText text={text} />).container.innerHTML;

it('a message without letters of another script is Russian as a whole', () => {
  expect(render('Приду́ в 7:30 😊 — жди!')).toMatch(/^<p lang="ru"[^>]*>Приду́ в 7:30 😊 — жди!<\/p>$/u);
});

it('else only its Russian words are, and addresses are links', () => {
  const html = render('Как сказать “nice to meet you”?');
  expect(html).toMatch(/^<p dir="auto"[^>]*><span lang="ru">Как сказать<\/span> “nice to meet you”\?<\/p>$/u);
  expect(render('Смотри: https://example.org/a')).toContain('<a href="https://example.org/a"');
  expect(render('OK')).not.toContain('lang=');
});
