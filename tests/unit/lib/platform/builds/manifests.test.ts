import { describe, expect, it } from '@jest/globals';
import { GET as latest } from '@/app/builds/latest.json/route';
import { GET as meta } from '@/app/builds/meta/[file]/route';
import { buildMeta, latestBuild } from '@/lib/platform/builds/schema';

const read = (file: string) =>
  meta(new Request(`http://localhost/builds/meta/${file}`), { params: Promise.resolve({ file }) });

describe('spec §7: what a build says of itself', () => {
  it('is named by latest.json, which is never kept', async () => {
    const response = latest();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(latestBuild.parse(await response.json()).id).not.toBe('');
  });

  it('is read by its id', async () => {
    const { id } = latestBuild.parse(await latest().json());
    const response = await read(`${id}.json`);
    expect(response.status).toBe(200);
    expect(buildMeta.parse(await response.json())).toMatchObject({ id, prerendered: [] });
  });

  it.each(['unknown.json', 'unknown', '.json', '..%2Flatest.json'])('is not there as %s', async (file) => {
    expect((await read(file)).status).toBe(404);
  });
});
