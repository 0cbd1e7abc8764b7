import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { writeRouteFiles } from '@/scripts/api/route-files';

it('the table of routes is made from the route files that are there (`npm run api:routes`)', () => {
  expect(readFileSync('app/api/openapi.json/route-files.ts', 'utf8')).toBe(writeRouteFiles());
});
