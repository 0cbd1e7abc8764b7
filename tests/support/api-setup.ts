import { ensureTestServer } from './postgres';

/** Before the first test of tests/api. The database goes when this process does. */
export default async function setUp(): Promise<void> {
  const { url } = await ensureTestServer();
  process.env.TEST_DATABASE_URL = url;
}
