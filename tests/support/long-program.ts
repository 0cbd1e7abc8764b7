/** Says its number and goes on until it is told to end. */
import { runProgram } from '@/scripts/services/lifetime';

console.log(process.pid);
const living = setInterval(() => undefined, 1_000);
await runProgram(() => new Promise(() => living.ref()), 0);
