const told = (what: 'ORIGIN' | 'DATABASE_URL' | 'DATA_DIR'): string =>
  process.env[`E2E_${what}_${process.env.TEST_PARALLEL_INDEX ?? '0'}`] ?? '';

/** The site of these journeys: each worker of Playwright has one to itself (playwright.config.ts). */
export const site = { origin: told('ORIGIN'), databaseUrl: told('DATABASE_URL'), dataDir: told('DATA_DIR') };
