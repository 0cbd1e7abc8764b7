import { expect, it } from '@jest/globals';
import { exerciseSeed } from '@/lib/learning/session/exercise-seed';

Object.assign(process.env, {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  AUTH_SECRET: 'only for tests '.repeat(4),
  LOG_LEVEL: 'silent',
});

it('shuffles the tasks of stored answers for ever as when they were given', () => {
  const id = '0b2f7f2e-7f53-4f0e-9d53-0d9f3c1f6f11';
  expect({
    lesson: exerciseSeed.lesson(id, 2, 7),
    review: exerciseSeed.review(5, 3),
    skipTest: exerciseSeed.skipTest(id, 7),
    levelTest: exerciseSeed.levelTest(id, 7),
    trial: exerciseSeed.trial(7),
  }).toEqual({
    lesson: '674b76ce62aedd79492f4d7ea8c0712121ff4cad81177a34fd397639853af10a',
    review: '36f56861fd029bbc5201615d4c349fdef4c8925026401cc08adde5e17a8617cf',
    skipTest: 'p0a7tF2_cwfroxnOKU1QaLydoNe3FYGAv0gFqbhxqQ8',
    levelTest: 'nUL8NI6d48b8xDRz_RuxJnyTmq1_s7GYmSgyf-GJrPE',
    trial: 'cf1cd8c81c4cfdad8dceb74d5acf27892f54b3e7674e520d790505d2aa85d21f',
  });
});
