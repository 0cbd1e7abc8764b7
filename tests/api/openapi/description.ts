import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { GET as docs } from '@/app/api/docs/route';
import { apiRoutes, getOpenApiDocument } from '@/app/api/openapi.json/document';
import { GET as openapi } from '@/app/api/openapi.json/route';
import type { OpenApiDocument } from '@/lib/platform/openapi/types';
import { call } from '@/tests/support/call';
import { routePaths } from '@/tests/support/openapi/route-files';

/** Next-auth's own, ours alone, what catches the rest, and the page. */
const undescribed = [
  '/api/[...rest]',
  '/api/auth/[...nextauth]',
  '/api/broadcasting/webhook',
  '/api/clock',
  '/api/docs',
];

// The boundary: what the call answers is what it is tested for.
const read = async () => (await call(openapi)).body as unknown as OpenApiDocument;

/** What the description says, and the page that shows it. */
export function testDescription(): void {
  describe('the description of the API', () => {
    it('is OpenAPI 3.1 in the eyes of a validator that is not ours', async () => {
      const input = JSON.stringify(await read());
      const { stdout, stderr } = spawnSync(process.execPath, ['tests/support/openapi/is-valid.mjs'], {
        input,
        encoding: 'utf8',
      });
      expect(stderr).not.toContain('Error');
      expect(JSON.parse(stdout)).toEqual({ valid: true });
      expect(input).toContain('"openapi":"3.1.');
    });

    it('holds every route there is', async () => {
      const { paths } = await read();
      const expected = routePaths().filter((path) => !undescribed.includes(path));
      expect(Object.keys(paths).sort()).toEqual(expected.sort());
    });

    it('tells in a sentence what every call of them does', async () => {
      const { paths } = await read();
      const calls = Object.entries(apiRoutes).flatMap(([path, route]) =>
        Object.entries(route).flatMap(([method, handler]) =>
          'rules' in handler && !undescribed.includes(path) ? `${method} ${path}` : [],
        ),
      );
      const told = Object.entries(paths).flatMap(([path, item]) =>
        Object.entries(item).map(([method, { summary }]) => {
          expect(summary).toMatch(/\.$/u);
          return `${method.toUpperCase()} ${path}`;
        }),
      );
      expect(told.sort()).toEqual(calls.sort());
    });

    it('says who may call, and what a program with a personal token may', async () => {
      const { paths } = await read();
      expect(paths['/api/courses']?.get?.security).toContainEqual({});
      expect(paths['/api/runs/{run}']?.get?.security).toEqual([
        { accessToken: [] },
        { apiToken: ['read'] },
        { session: [] },
      ]);
      expect(paths['/api/auth/logout']?.post?.security).not.toContainEqual(
        expect.objectContaining({ apiToken: expect.anything() }),
      );
    });

    it('tells how long a name may be, and of what age one joins the community', async () => {
      const { paths } = await read();
      const bodyOf = (path: string, method: 'post' | 'put' | 'patch') =>
        paths[path]?.[method]?.requestBody?.content['application/json']?.schema.properties;
      const birth_date = bodyOf('/api/profile', 'put')?.birth_date;
      const names = bodyOf('/api/auth/register', 'post') ?? {};
      expect(birth_date).toMatchObject({ format: 'date', description: expect.stringContaining('14') });
      for (const name of [names.first_name, names.surname, bodyOf('/api/account', 'patch')?.first_name]) {
        expect(name).toMatchObject({ type: 'string', minLength: 1, maxLength: 50 });
      }
    });

    it('tells the shapes that parse, and every refusal with its codes', async () => {
      const { paths, servers } = await read();
      const operation = paths['/api/exercises/{exercise}/attempts']?.post;
      expect(operation?.requestBody?.content['application/json']?.schema.required).toEqual([
        'run',
        'turn',
        'answer',
      ]);
      expect(Object.keys(operation?.responses ?? {})).toEqual([
        '201',
        '400',
        '401',
        '403',
        '404',
        '413',
        '415',
        '429',
        '500',
        '503',
      ]);
      expect(operation?.responses['429']?.headers['Retry-After']).toBeDefined();
      expect(servers).toEqual([{ url: 'http://localhost:3000' }]);
    });

    it.each([
      ['/api/images/{image}', ['image/webp']],
      ['/api/learning/export', ['application/json', 'text/csv']],
      ['/api/recordings', ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav']],
      ['/api/speech', ['audio/wav']],
      ['/api/courses/{course}/statistics/table', ['text/csv']],
      ['/api/plan/calendar/{token}', ['text/calendar']],
    ])('tells what file %s answers', async (path, types) => {
      const { paths } = await read();
      expect(Object.keys(paths[path]?.get?.responses['200']?.content ?? {})).toEqual(types);
    });

    it('names operations apart', async () => {
      const { paths } = await read();
      const ids = Object.values(paths).flatMap((path) =>
        Object.values(path).map(({ operationId }) => operationId),
      );
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('is made once', async () => {
      expect(await getOpenApiDocument()).toBe(await getOpenApiDocument());
    });
  });

  describe('the page about the API', () => {
    const page = async () => {
      const response = await docs();
      return { response, text: await response.text() };
    };

    it('shows every operation, its fields and a call to copy', async () => {
      const { paths } = await read();
      const { text } = await page();
      for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
        expect(text).toContain(`id="${operation.operationId}"`);
        expect(text).toContain(`href="#${operation.operationId}"`);
      }
      expect(text).toContain('<code>answer.words</code>');
      expect(text).toContain('curl -X POST');
      expect(text).toContain('<html lang="en">');
    });

    it('leads nowhere that is not in it', async () => {
      const { text } = await page();
      const targets = new Set([...text.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id));
      const broken = [...text.matchAll(/ href="#([^"]+)"/gu)].filter(([, id]) => !targets.has(id));
      expect(broken.map(([, id]) => id)).toEqual([]);
    });

    it('runs no script and allows no style but its own', async () => {
      const { response, text } = await page();
      const [, style = ''] = /<style>([\s\S]*)<\/style>/u.exec(text) ?? [];
      const hash = createHash('sha256').update(style).digest('base64');
      expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(/<script|style="|\son\w+=/u.exec(text)).toBeNull();
    });
  });
}
