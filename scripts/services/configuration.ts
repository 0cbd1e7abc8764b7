import { ConfigurationError, readEnv, type Env } from '@/lib/platform/env';
import { prepareDataFolder } from './data-folder';
import { keepSecrets } from './secrets';
import { Refusal } from './terminal';

type Variables = Record<string, string | undefined>;

export interface Configuration {
  env: Env;
  /** The environment of child processes; without DATABASE_URL for the embedded database, which has to start first. */
  variables: Variables;
}

/** Placeholders for values that are only known later, so that the rest can be validated first. */
const placeholders = {
  DATABASE_URL: 'postgres://not-started-yet/govorim',
  AUTH_SECRET: 'not made yet '.repeat(4),
};

/** Reads and validates the configuration and makes the data folder. Throws Refusal. */
export function configure(given: Variables): Configuration {
  const isProduction = given.APP_ENV === 'production';
  const assumed = isProduction ? { DATABASE_URL: placeholders.DATABASE_URL } : placeholders;
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
