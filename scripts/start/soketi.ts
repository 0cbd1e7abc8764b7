import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { isEnding } from '@/scripts/services/lifetime';
import { startChild, waitForExit, type Variables } from '@/scripts/services/programs';
import { complain, say } from '@/scripts/services/terminal';

const restartDelaysMs = { first: 250, max: 30_000 };
/** Milliseconds after which a process has not failed at its start. */
const minUptimeMs = 10_000;
const healthCheck = { intervalMs: 10_000, timeoutMs: 5_000, maxFailures: 3 };

/**
 * Keeps soketi running; resolves when it listens, or has failed for the first time: the site works without it.
 * It is started again whenever it ends, also with exit code 0, or does not answer.
 */
export async function keepSoketi(command: string[], variables: Variables): Promise<void> {
  return new Promise((settle) => void supervise(command, variables, settle).catch(complain));
}

async function supervise(command: string[], variables: Variables, settle: () => void): Promise<void> {
  let delayMs = restartDelaysMs.first;
  while (!isEnding()) {
    const startedAt = Date.now();
    const child = startChild(command, {
      // Its reports go to this machine alone, through no proxy of the environment.
      variables: { ...variables, NO_PROXY: '*', no_proxy: '*' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = waitForExit(child);
    await Promise.race([once(child, 'message'), ended]);
    settle();
    const stopChecking = checkHealth(variables.SOKETI_PORT ?? '', () => child.kill('SIGKILL'));
    await ended;
    stopChecking();
    if (isEnding()) return;
    say('The live server ended and is started again.');
    if (Date.now() - startedAt > minUptimeMs) delayMs = restartDelaysMs.first;
    await pause(delayMs);
    delayMs = Math.min(delayMs * 2, restartDelaysMs.max);
  }
}

/** @returns what ends the checks */
function checkHealth(port: string, onHanging: () => void): () => void {
  let failures = 0;
  const interval = setInterval(() => {
    void answers(port).then((isUp) => {
      failures = isUp ? 0 : failures + 1;
      if (failures === healthCheck.maxFailures) onHanging();
    });
  }, healthCheck.intervalMs).unref();
  return () => clearInterval(interval);
}

async function answers(port: string): Promise<boolean> {
  const signal = AbortSignal.timeout(healthCheck.timeoutMs);
  return fetch(`http://127.0.0.1:${port}/ready`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
