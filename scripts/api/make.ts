import { writeFileSync } from 'node:fs';
import { writeRouteFiles } from './route-files';

/* `npm run api:routes`, after a route file was added or removed. */
writeFileSync('app/api/openapi.json/route-files.ts', writeRouteFiles());
