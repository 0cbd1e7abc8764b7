import { describe, expect, it } from '@jest/globals';
import { isGuarded, isPerRequest } from '@/lib/platform/routes/page-kinds';
import { pageFiles } from '@/tests/support/page-files';

describe('lib/platform/routes/routes knows of a page', () => {
  it.each(pageFiles)(
    '$path whether it is rendered for each request, and so has a nonce',
    ({ path, source }) => {
      expect(isPerRequest(path)).toBe(source.includes("dynamic = 'force-dynamic'"));
    },
  );

  it.each(pageFiles)('$path whether it is for members only', ({ path, source }) => {
    expect(isGuarded(path)).toBe(/require(?:Viewer|Administrator|Moderator|PageWriter)\(/u.test(source));
  });
});
