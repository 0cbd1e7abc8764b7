/** Loaded beside the serving process: lets the bench learn what it really holds. */
import { Session } from 'node:inspector';

const inspector = new Session();
inspector.connect();

process.on('SIGUSR2', () => {
  inspector.post('HeapProfiler.collectGarbage', () => process.send?.('collected'));
});
