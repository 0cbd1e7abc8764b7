/** `node scripts/run.mjs FILE …`: a TypeScript program, with a database beside it. */
import { boot } from './boot/boot.mjs';

boot('scripts/run/main.ts');
