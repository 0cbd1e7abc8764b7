import { demoPassword } from '@/lib/people/demo/demo-people';
import { newTokenAnswer, sessionsAnswer, type NewTokenAnswer } from '@/lib/people/account/schema';
import { signedInAnswer } from '@/lib/people/auth/schema';
import { courseView } from '@/lib/learning/courses/schema';
import { practiceView } from '@/lib/learning/practice/schema';
import type { People } from '@/tests/support/fuzz/run';
import { newcomer } from '@/tests/support/people-data';
import { blunder } from '@/lib/russian/exercises/solve';

let count = 0;
/** A token of Глеб: a newcomer cannot make one, and no other caller can revoke his. */
let token: NewTokenAnswer | undefined;

/** A new learner in the middle of a lesson, and Дина, prepared by calls that anybody can make. */
export async function meetPeople(base: string): Promise<People> {
  count += 1;
  const email = `fuzz-${process.pid}-${count}@example.org`;
  const { password } = newcomer;
  // A call may give Дина the name in the newcomer's values, and nobody may have a name like hers.
  const person = { ...newcomer, surname: 'Иванова', email, client: 'program' };
  const program = signedInAnswer.parse((await post(base, '/api/auth/register', person)).body);
  const { cookie } = await post(base, '/api/auth/login', { email, password });
  const administrator = await signInDemo(base, 'dina');
  const bearer = { Authorization: `Bearer ${program.access_token}` };
  token ??= await makeToken(base);
  return {
    headers: {
      nobody: [],
      browser: [`Cookie: ${cookie}`, 'Origin: http://localhost:3000'],
      program: lines(bearer),
      administrator: lines({ Authorization: `Bearer ${administrator}` }),
      token: lines({ Authorization: `Bearer ${token.secret}` }),
    },
    values: {
      ...(await beginLesson(base, bearer)),
      ...newcomer,
      birth_date: '1990-02-03',
      email,
      course: 'russian-from-zero',
      current_password: password,
      letter: `${count}.tips.none`,
      refresh_token: program.refresh_token,
      session: await otherSession(base, bearer),
      token: 'none',
      token_id: token.token.id,
    },
  };
}

/** Signs in one of the seed people, whose addresses are confirmed. @returns an access token */
export async function signInDemo(base: string, name: 'dina' | 'gleb'): Promise<string> {
  const credentials = { email: `${name}@demo.govorim.example`, password: demoPassword, client: 'program' };
  return signedInAnswer.parse((await post(base, '/api/auth/login', credentials)).body).access_token;
}

async function makeToken(base: string): Promise<NewTokenAnswer> {
  const headers = { Authorization: `Bearer ${await signInDemo(base, 'gleb')}` };
  const wanted = { name: 'fuzz', scopes: ['read', 'learn'], expires_in: 30 };
  return newTokenAnswer.parse((await post(base, '/api/account/tokens', wanted, headers)).body);
}

type Lines = Record<string, string>;
const lines = (headers: Lines) => Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

async function beginLesson(
  base: string,
  headers: Lines,
): Promise<Pick<People['values'], 'answer' | 'exercise' | 'lesson' | 'run' | 'turn'>> {
  const { lessons } = courseView.parse(await get(base, '/api/courses/russian-from-zero', headers));
  const lesson = lessons[0]?.id ?? 0;
  const begun = await post(base, `/api/lessons/${lesson}/runs`, undefined, headers);
  const { run, turn, current } = practiceView.parse(begun.body);
  if (!current) throw new Error('A new run has an exercise.');
  const { exercise, task } = current;
  const answer = task.kind === 'choice' ? { kind: 'choice', option: 0 } : blunder(task);
  return { answer, exercise, lesson, run, turn };
}

async function otherSession(base: string, headers: Lines): Promise<string> {
  const { sessions } = sessionsAnswer.parse(await get(base, '/api/account/sessions', headers));
  return sessions.find((each) => !each.is_current)?.id ?? '';
}

async function get(base: string, path: string, headers: Lines): Promise<unknown> {
  return (await fetch(base + path, { headers })).json();
}

async function post(
  base: string,
  path: string,
  value: unknown,
  headers: Lines = {},
): Promise<{ body: unknown; cookie: string }> {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { Origin: base, ...(value !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(value !== undefined && { body: JSON.stringify(value) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { body: await response.json(), cookie: cookie.join('; ') };
}
