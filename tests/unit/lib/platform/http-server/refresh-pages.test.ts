import { afterAll, afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { refreshPages } from '@/scripts/serve/refresh-pages';
import { startFront } from '@/tests/support/server-front';

process.env.DATABASE_URL ??= 'postgres://nobody@127.0.0.1:1/nothing';
process.env.AUTH_SECRET ??= 'x'.repeat(32);

const warn = jest.spyOn(process.stderr, 'write');
beforeEach(() => void warn.mockReturnValue(true));
afterEach(() => void warn.mockReset());
afterAll(() => warn.mockRestore());

async function refreshWith(status: number): Promise<void> {
  const front = await startFront({
    handle: async (_, response) => void response.writeHead(status).end(),
  });
  await refreshPages({ HOST: '127.0.0.1', PORT: front.port });
  await front.drain();
}

it('has nothing to say when the pages were refreshed', async () => {
  await refreshWith(204);
  expect(warn).not.toHaveBeenCalled();
});

it('warns in one line when they were not', async () => {
  await refreshWith(403);
  expect(warn.mock.calls).toEqual([
    ['Warning: cached pages could not be refreshed: it was answered with 403.\n'],
  ]);
});

it('warns when nobody answers', async () => {
  await refreshPages({ HOST: '127.0.0.1', PORT: 1 });
  expect(warn).toHaveBeenCalledTimes(1);
});
