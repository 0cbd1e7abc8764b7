import { Script } from 'node:vm';
import { expect, it } from '@jest/globals';
import { makeLoader } from '@/lib/platform/http-server/late-hydration/loader';

it('what stands in place of the scripts reads as a script, and is small', () => {
  const tag = makeLoader('false')('/_next/late/x.js');
  const [, text = ''] = /^<script>(.*)<\/script>$/su.exec(tag) ?? [];
  expect(text).toContain('"/_next/late/x.js"');
  expect(() => new Script(text)).not.toThrow();
  expect(text.length).toBeLessThan(3_000);
});
