import { describe, expect, it } from '@jest/globals';
import { slugOf } from '@/lib/platform/text/slug';

describe('spec §5 slug helper: prefix, text in lower case, Cyrillic in Latin letters', () => {
  it.each([
    ['Падежи без слёз', undefined, 'padezhi-bez-slyoz'],
    ['Ты́ и́ли вы́?', undefined, 'ti-ili-vi'],
    ['Объём & подъезд', undefined, 'obyom-and-podezd'],
    ['  -- Hello,   World! -- ', undefined, 'hello-world'],
    ['Анна Иванова', 7, '7-anna-ivanova'],
    ['', undefined, 'undefined'],
    ['', 7, '7-undefined'],
    ['日本語', undefined, 'undefined'],
    ['—!?', 'post', 'post-undefined'],
    ['Größe', undefined, 'grosse'],
  ])('%j with %j is %s', (text, prefix, slug) => {
    expect(slugOf(text, prefix)).toBe(slug);
  });
});
