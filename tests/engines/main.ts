/** `npm run test:engines`: the main journeys, and a picture of the stress mark, in WebKit and in Firefox. Some minutes. */
import { runProgram } from '@/scripts/services/lifetime';
import { startSite } from '@/tests/faults/site';
import { conclude, note } from '@/tests/faults/verdicts';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { runJourneys } from './journeys';
import { ensurePackages } from './packages';
import { tryMark } from './mark';
import { startWebKit } from './webkit';

const engines: readonly (() => Promise<Engine>)[] = [startWebKit, startFirefox];

await runProgram(async () => {
  ensurePackages();
  // A site that runs already, while the journeys are written.
  const origin = process.env.ENGINES_ORIGIN ?? (await startSite('engines', { LIMIT_REGISTER: '100' })).base;
  for (const start of engines) await tryEngine(await start(), origin);
  return conclude();
});

async function tryEngine(engine: Engine, origin: string): Promise<void> {
  try {
    await tryMark(engine, origin);
    await runJourneys(engine, origin);
  } catch (error) {
    note(`${engine.name} goes on`, false, String(error));
  } finally {
    await engine.close();
  }
}
