/** Keeps a stand-in for soketi running on SOKETI_PORT: it reports its process id, and ends with exit code 0 on request. */
import { runProgram } from '@/scripts/services/lifetime';
import { keepSoketi } from '@/scripts/start/soketi';

const standIn = `
  require('node:http').createServer(({ url }, response) => {
    response.end(String(process.pid), () => url === '/end' && process.exit(0));
  }).listen(process.env.SOKETI_PORT, '127.0.0.1', () => process.send('listening'));
`;

await runProgram(async () => {
  await keepSoketi([process.execPath, '-e', standIn], { SOKETI_PORT: process.env.SOKETI_PORT });
  process.send?.('kept');
  return new Promise(() => undefined);
}, 0);
