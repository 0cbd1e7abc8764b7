import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { tables } from '@/scripts/tables/tables';

it.each(tables)('%s is made from the files that are there (`npm run tables:make`)', (file, write) => {
  expect(readFileSync(file, 'utf8')).toBe(write());
});
