import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { liveEvents, readEvent } from '@/lib/platform/realtime/events';

type Json = Record<string, unknown>;

/** Where a schema lets something through that could be content: no whole number, no yes or no, none of a few words. */
function contentIn(schema: Json, path: string): string[] {
  const { type, enum: words, const: word, properties = {}, additionalProperties } = schema;
  if (type === 'integer' || type === 'boolean' || words !== undefined || word !== undefined) return [];
  if (type !== 'object' || additionalProperties !== false) return [path];
  return Object.entries(properties as Record<string, Json>).flatMap(([key, inner]) =>
    contentIn(inner, `${path}.${key}`),
  );
}
const contentOf = (schema: z.ZodType) => contentIn(z.toJSONSchema(schema), '');

describe('the data of a live event', () => {
  it.each(Object.entries(liveEvents))('%s: ids and the like alone', (_, schema) => {
    expect(contentOf(schema)).toEqual([]);
  });

  it.each([
    ['a text', z.object({ text: z.string() }), ['.text']],
    ['a text inside', z.object({ of: z.object({ name: z.string().max(3) }) }), ['.of.name']],
    ['a number with a fraction', z.object({ at: z.number() }), ['.at']],
    ['a list', z.object({ names: z.array(z.string()) }), ['.names']],
    ['whatever else there is', z.looseObject({ id: z.int() }), ['']],
  ])('%s would be found', (_, schema, where) => {
    expect(contentOf(schema)).toEqual(where);
  });

  it('a number, a yes or no, and one of a few words are none', () => {
    expect(contentOf(z.object({ id: z.int(), is: z.boolean(), of: z.enum(['a', 'b']) }))).toEqual([]);
  });
});

describe('an event', () => {
  const data = { from_id: 1, to_id: 2, seq: 3 };

  it('is what its schema says, and nothing else', () => {
    expect(readEvent({ name: 'chat-send', data: { ...data, text: 'Привет' } })).toEqual({
      name: 'chat-send',
      data,
    });
  });

  it.each([
    ['with a text for a number', { name: 'chat-send', data: { ...data, seq: 'Привет' } }],
    ['that lacks something', { name: 'chat-send', data: { from_id: 1 } }],
    ['of an unknown name', { name: 'chat-text', data }],
    ['of a name that objects have', { name: 'toString', data }],
  ])('%s is none', (_, event) => {
    expect(readEvent(event)).toBeNull();
  });
});
