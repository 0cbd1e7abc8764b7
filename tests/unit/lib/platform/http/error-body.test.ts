import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { AppError } from '@/lib/platform/errors';
import { errorBody } from '@/lib/platform/http/error-body';
import { fieldFaults } from '@/lib/platform/validation/faults';

async function bodyOf(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value, { reportInput: true });
  return errorBody(new AppError('validation', { fields: fieldFaults(error?.issues ?? []) }), 'ru');
}

describe('spec §5: the error body', () => {
  it('says what is wrong with each field in the reader’s language', async () => {
    const schema = z.object({ items: z.array(z.object({ text: z.string().max(2) })), email: z.email() });
    const { errors } = await bodyOf(schema, { items: [{ text: 'ok' }, { text: 'long' }], email: 'x' });
    expect(errors).toEqual({
      'items.1.text': ['В поле «текст» должно быть не больше 2 символов.'],
      email: ['В поле «электронная почта» должен быть действующий адрес электронной почты.'],
    });
  });

  it('tells a service’s own refusal of a field', async () => {
    const refusal = new AppError('validation', { fields: { file: [{ rule: 'uploaded' }] } });
    expect((await errorBody(refusal, 'ru')).errors).toEqual({
      file: ['Не удалось загрузить файл в поле «файл».'],
    });
  });

  it('stays small whatever names a body makes up', async () => {
    const made = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`${at}${'ы'.repeat(900)}`, at]));
    const body = await bodyOf(z.strictObject({}), made);
    expect(Object.keys(body.errors ?? {})).toHaveLength(50);
    expect(JSON.stringify(body).length).toBeLessThan(10_000);
  });

  it('answers for names that every object inherits', async () => {
    const value = JSON.parse('{"constructor": 1, "__proto__": 2, "toString": 3}') as unknown;
    const { errors } = await bodyOf(z.strictObject({}), value);
    expect(JSON.parse(JSON.stringify(errors))).toEqual(
      JSON.parse(
        '{"constructor": ["Поля «constructor» здесь нет."], "__proto__": ["Поля «__proto__» здесь нет."], "toString": ["Поля «toString» здесь нет."]}',
      ),
    );
  });
});
