import { describe, expect, it } from '@jest/globals';
import {
  expandTemplate,
  maxVariants,
  TemplateError,
  type TemplateFault,
} from '@/lib/russian/exercises/text/template';

function faultOf(template: string): TemplateFault | null {
  try {
    expandTemplate(template);
    return null;
  } catch (error) {
    if (error instanceof TemplateError) return error.fault;
    throw error;
  }
}

describe('expanding a template', () => {
  it.each([
    ['Э́то моя́ сестра́.', ['Э́то моя́ сестра́.']],
    ['(Я) живу́ в Москве́.', ['живу́ в Москве́.', 'Я живу́ в Москве́.']],
    ['[Вот/Э́то] мой дом', ['Вот мой дом', 'Э́то мой дом']],
    ['да(, коне́чно)', ['да', 'да, коне́чно']],
    ['Приве́т (всем)!', ['Приве́т!', 'Приве́т всем!']],
    ['[до́брый (вам) день/приве́т]', ['до́брый день', 'до́брый вам день', 'приве́т']],
    ['(да) (да)', ['', 'да', 'да да']],
  ])('reads «%s»', (template, variants) => {
    expect(expandTemplate(template).sort()).toEqual([...variants].sort());
  });

  it.each<[string, TemplateFault]>([
    ['(Я живу', 'unclosed'],
    ['[Вот/Это дом', 'unclosed'],
    ['[Вот/(Это] дом)', 'unclosed'],
    ['Я) живу', 'unopened'],
    ['Вот] дом', 'unopened'],
    ['Я () живу', 'empty'],
    ['[Вот/] дом', 'empty'],
    ['[Вот] дом', 'one_alternative'],
    ['Вот/Это дом', 'stray_slash'],
    ['(Вот/Это) дом', 'stray_slash'],
    ['[а/б]'.repeat(11), 'too_many'],
  ])('refuses «%s»: %s', (template, fault) => {
    expect(faultOf(template)).toBe(fault);
  });

  it('goes as far as the cap', () => {
    expect(expandTemplate('[а/б]'.repeat(10))).toHaveLength(1024);
    expect(maxVariants).toBe(2_000);
  });
});
