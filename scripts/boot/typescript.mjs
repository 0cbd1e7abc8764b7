/** Lets Node run our TypeScript. This tsconfig says, beside the rest, that `server-only` is empty outside Next. */
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('../tsconfig.run.json', import.meta.url)) });
