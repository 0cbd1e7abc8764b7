import { ensureTestServer } from './postgres';
import makeRenderer from './renderer';

/** Runs before the first test of tests/api. The database server ends with this process. */
export default async function setUp(): Promise<void> {
  makeRenderer();
  const { url } = await ensureTestServer();
  process.env.TEST_DATABASE_URL = url;
}
