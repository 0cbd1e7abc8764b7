import { afterAll } from '@jest/globals';
import { getSpeaker } from '@/lib/russian/speech/service';
import { testDatabase } from '@/tests/support/database';
import { testDescription } from './openapi/description';
import { testFuzz } from './openapi/fuzz';
import { testEveryRoute } from './openapi/walk';

// One file, because loading all routes takes many seconds.
const { db } = testDatabase();
const plenty = '1000000';
Object.assign(process.env, {
  LIMIT_READS: plenty,
  LIMIT_WRITES: plenty,
  LIMIT_MEMBER: plenty,
  LIMIT_REGISTER: plenty,
  LIMIT_LOGIN_ADDRESS: plenty,
  SOKETI_PORT: '6001',
});
afterAll(() => getSpeaker().stop());

testDescription();
testEveryRoute(db);
testFuzz(db);
