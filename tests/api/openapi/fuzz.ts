import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getOpenApiDocument } from '@/app/api/openapi.json/document';
import type { Connection } from '@/db/client';
import { apiRefusal } from '@/scripts/serve/api-refusal';
import { upTo } from '@/tests/support/depth';
import { fuzzCalls } from '@/tests/support/fuzz/calls';
import { judgeOf } from '@/tests/support/fuzz/judge';
import { serveRoutes } from '@/tests/support/fuzz/route-server';
import { makePeople } from '@/tests/support/fuzz/people';
import { runFuzz } from '@/tests/support/fuzz/run';
import { startFront, type StartedFront } from '@/tests/support/server-front';

/** Always the same calls; FUZZ_SEED chooses others. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_127);
const count = upTo(500, 2000);

export function testFuzz(db: Connection): void {
  describe('calls that nobody foresaw', () => {
    let front: StartedFront;
    beforeAll(async () => {
      front = await startFront({ handle: serveRoutes, apiRefusal });
    });
    afterAll(() => front.stop());

    it('never break the server, and every refusal says what the description promises', async () => {
      const document = await getOpenApiDocument();
      const calls = fuzzCalls(document, count, seed);
      const judge = judgeOf(document);
      const report = await runFuzz(calls, {
        port: front.port,
        judge,
        seed,
        renew: () => makePeople(db),
        atOnce: 4,
      });
      expect(report.faults.slice(0, 10).join('\n\n')).toBe('');
      expect(report.milliseconds).toHaveLength(count);
      // They reach deep: a fuzz that is refused at the door tries nothing.
      expect(report.statuses.get(200)).toBeGreaterThan(count / 20);
      expect(report.statuses.get(201)).toBeGreaterThan(count / 200);
      expect(report.statuses.get(400)).toBeGreaterThan(count / 20);
    }, 300_000);
  });
}
