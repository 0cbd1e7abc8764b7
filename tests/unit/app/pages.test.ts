import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isGuarded, isPerRequest } from '@/lib/page-kinds';

/** The error screens are asked for by the front, and get their nonce with that; unknown addresses show no page. */
const besides = ['/[...rest]', '/notfound', '/servererror'];

const folder = join(__dirname, '../../../app/[locale]');
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)page\.tsx$/u.test(file))
  .map((file) => ({
    path: `/${file.replace(/\/?page\.tsx$/u, '')}`,
    source: readFileSync(join(folder, file), 'utf8'),
  }))
  .filter(({ path }) => !besides.includes(path));

describe('lib/routes knows of a page', () => {
  it.each(pages)('$path whether it is rendered for each request, and so has a nonce', ({ path, source }) => {
    expect(isPerRequest(path)).toBe(source.includes("dynamic = 'force-dynamic'"));
  });

  it.each(pages)('$path whether it is for members only', ({ path, source }) => {
    expect(isGuarded(path)).toBe(/require(?:Viewer|Administrator|Moderator|PageWriter)\(/u.test(source));
  });
});
