/** The site as it is, and an ear for who wants to know what it really holds. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('SIGUSR2', () => {
  collect();
  process.send?.('collected');
});
await import('@/scripts/serve/main');
