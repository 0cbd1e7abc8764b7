import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { tables } from './tables';

/* `npm run tables:make`, after a page, a route of the API or a file of messages was added or removed. */
for (const [file, write] of tables) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, write());
}
