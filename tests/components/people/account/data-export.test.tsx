import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { DataExport } from '@/components/people/account/data-export';
import type { DataExport as Made } from '@/lib/people/account/data-export-schema';
import { sentTo, serve } from '@/tests/support/components/server';
import { show } from '@/tests/support/components/show';

const [read, begin] = ['GET /api/account/export', 'POST /api/account/export'];
const made = (change: Partial<Made>): { export: Made } => ({
  export: {
    state: 'working',
    progress: 40,
    bytes: null,
    requested_at: '2026-12-01T10:00:00.000Z',
    kept_until: null,
    ...change,
  },
});
const ready = made({
  state: 'ready',
  progress: 100,
  bytes: 123_400,
  kept_until: '2026-12-02T10:00:00.000Z',
});
const button = (name: string) => screen.getByRole('button', { name });

describe('whoever takes their data along', () => {
  it('begins, reads how far it is, and gets a link when it is ready', async () => {
    const calls = serve({
      [begin]: { body: made({}) },
      [read]: [{ body: made({ progress: 80 }) }, { body: ready }],
    });
    const { person } = show(<DataExport first={{ export: null }} />);
    await person.click(button('Prepare my file'));
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('40');
    expect(screen.getByText(/^Your file is being prepared/u)).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Download' }, { timeout: 5000 });
    expect(link.getAttribute('href')).toBe('/api/account/export/file');
    expect(screen.getByRole('status').textContent).toContain('123.4 kB');
    expect(sentTo(calls, begin)).toHaveLength(1);
  });

  it('sees a file that is ready at once, and may have a new one made', () => {
    serve({});
    show(<DataExport first={ready} />);
    expect(screen.getByRole('link', { name: 'Download' })).toBeTruthy();
    expect(button('Prepare a new file')).toBeTruthy();
  });

  it('is told that it failed, and may begin again', async () => {
    serve({ [begin]: { body: made({}) }, [read]: { body: made({}) } });
    const { person } = show(<DataExport first={made({ state: 'failed' })} />);
    expect(screen.getByRole('alert').textContent).toContain('could not be prepared');
    await person.click(button('Prepare my file'));
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reads how long to wait after too many', async () => {
    serve({
      [begin]: {
        status: 429,
        headers: { 'retry-after': '30' },
        body: { code: 'too_many_requests', message: '' },
      },
    });
    const { person } = show(<DataExport first={{ export: null }} />);
    await person.click(button('Prepare my file'));
    expect((await screen.findByRole('alert', {}, { timeout: 8000 })).textContent).toMatch(/30 seconds/u);
  });
});
