import { ConfigurationError, readEnv, type Env } from '@/lib/platform/env';
import { prepareDataFolder } from './data-folder';
import { keepSecrets } from './secrets';
import { Refusal } from './terminal';

type Variables = Record<string, string | undefined>;

export interface Configuration {
  env: Env;
  /** What a child process gets; without DATABASE_URL when the database is our own, which has to start first. */
  variables: Variables;
}

/** Stands in for what is only known later, while everything else is checked. */
const unknownYet = {
  DATABASE_URL: 'postgres://not-started-yet/govorim',
  AUTH_SECRET: 'not made yet '.repeat(4),
};

/** Reads and checks the configuration and makes the data folder. Refuses with a sentence. */
export function configure(given: Variables): Configuration {
  const isProduction = given.APP_ENV === 'production';
  const assumed = isProduction ? { DATABASE_URL: unknownYet.DATABASE_URL } : unknownYet;
  const env = checked({ ...assumed, ...withoutEmpty(given) });
  prepareDataFolder(env.DATA_DIR);
  const made = isProduction ? {} : keepSecrets(env.DATA_DIR);
  const variables = {
    ...made,
    ...withoutEmpty(given),
    APP_ENV: env.APP_ENV,
    DATA_DIR: env.DATA_DIR,
    NEXT_TELEMETRY_DISABLED: '1',
  };
  return { env, variables };
}

function checked(variables: Variables): Env {
  try {
    return readEnv(variables);
  } catch (error) {
    throw error instanceof ConfigurationError ? new Refusal(error.message) : error;
  }
}

function withoutEmpty(variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
}
