/** The site as it is, and an ear for who wants to know what it really holds. */
import { Session } from 'node:inspector';

const inspector = new Session();
inspector.connect();

process.on('SIGUSR2', () => {
  inspector.post('HeapProfiler.collectGarbage', () => process.send?.('collected'));
});
await import('@/scripts/serve/main');
