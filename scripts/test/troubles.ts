import { z } from 'zod';

/** UTF-16 code units: enough to see what failed, too few for a whole page in a message. */
const maxMessageLength = 1500;

const result = z.object({ errors: z.array(z.object({ message: z.string().optional() })) });
const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ status: z.string(), results: z.array(result) })),
});
interface Suite {
  specs?: z.infer<typeof spec>[] | undefined;
  suites?: Suite[] | undefined;
}
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(spec).optional(), suites: z.array(suite).optional() }),
);
const playwrightReport = z.object({ suites: z.array(suite) });

/** Lists the failed journeys with their errors, from the report of Playwright's JSON reporter. */
export function listTroubles(report: unknown): string[] {
  const { suites } = playwrightReport.parse(report);
  return suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected' && status !== 'skipped')
      .map(({ results }) => {
        const errors = results.flatMap(({ errors: all }) =>
          all.map(({ message = '' }) => plainText(message)),
        );
        return `failed: ${file}:${line} ${title}\n${errors.join('\n')}`;
      }),
  );
}

const specsOf = ({ specs = [], suites = [] }: Suite): z.infer<typeof spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Removes terminal colours and cuts the message. */
const plainText = (message: string) => message.replaceAll(/\u001B\[[\d;]*m/gu, '').slice(0, maxMessageLength);
