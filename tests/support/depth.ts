/**
 * How much is tried of what there is a lot of: a sample in `npm test`, everything in `npm run test:nightly`
 * (scripts/test/main.ts sets the variable).
 */
export const isNightly = process.env.TEST_DEPTH === 'nightly';

/** @param daily in `npm test` @param nightly in `npm run test:nightly` */
export const upTo = (daily: number, nightly: number): number => (isNightly ? nightly : daily);

/** Every step-th of them by day, all of them by night. */
export const sample = <T>(all: readonly T[], step: number): readonly T[] =>
  isNightly ? all : all.filter((_, index) => index % step === 0);
