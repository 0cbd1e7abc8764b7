import { demoPassword } from '@/lib/people/demo/demo-people';
import { newcomer } from '@/tests/support/people-data';

/** A signed-in learner over HTTP. */
export interface Client {
  call: <T>(method: 'GET' | 'POST', path: string, body?: unknown) => Promise<T>;
  text: (path: string) => Promise<string>;
}

export async function registerClient(base: string, index: number): Promise<Client> {
  const email = `bench-${Date.now()}-${index}@example.org`;
  const signUp = { ...newcomer, email };
  const response = await send(base, 'POST', '/api/auth/register', signUp, '');
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  await response.arrayBuffer();
  return clientOf(base, cookie);
}

/** The cookie of Anna, who has learnt for a while: the demonstration's learner. */
export async function signInAnna(base: string): Promise<string> {
  const anna = { email: 'anna@demo.govorim.example', password: demoPassword };
  const response = await send(base, 'POST', '/api/auth/login', anna, '');
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`Anna could not sign in: ${response.status}`);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** The client of a person who is signed in already. */
export function clientOf(base: string, cookie: string): Client {
  return {
    call: (method, path, body) => read(base, method, path, body, cookie),
    text: async (path) => (await send(base, 'GET', path, undefined, cookie)).text(),
  };
}

async function read<T>(
  base: string,
  method: string,
  path: string,
  body: unknown,
  cookie: string,
): Promise<T> {
  const response = await send(base, method, path, body, cookie);
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer as T;
}

function send(base: string, method: string, path: string, body: unknown, cookie: string): Promise<Response> {
  return fetch(`${base}${path}`, {
    method,
    headers: {
      origin: base,
      'accept-language': 'en',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
