/** Prints its process id and runs until it receives a signal. */
import { runProgram } from '@/scripts/services/lifetime';

console.log(process.pid);
const living = setInterval(() => undefined, 1_000);
await runProgram(() => new Promise(() => living.ref()), 0);
