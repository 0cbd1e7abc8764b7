import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { say, startFront, statusOf, type StartedFront } from '@/tests/support/server-front';

let front: StartedFront;
beforeAll(async () => {
  front = await startFront();
});
afterAll(() => front.stop());

const ask = async (target: string, host = 'localhost', method = 'GET') =>
  statusOf(
    await say(front.port, `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
  );

describe('addresses', () => {
  it.each([
    ['/courses', 200],
    ['/blog/%D0%B4%D0%BE%D0%BC', 200],
    ['/search?q=100%', 200],
    ['/%', 400],
    ['/%zz', 400],
    ['/courses/%E0%A4%A', 400],
    ['/lone-surrogate/%ED%A0%80', 400],
    ['/nul/%00', 400],
    ['/nul?q=%00', 400],
    ['/\\evil.example', 400],
    ['/api/../courses', 400],
    ['/api/%2E%2e/courses', 400],
    ['/courses/.', 400],
    ['/courses/..list/.well-known', 200],
    ['*', 400],
    ['http://other.example/', 400],
    [`/${'a'.repeat(5000)}`, 414],
  ])('%.40s is answered with %i', async (target, status) => expect(await ask(target)).toBe(status));
});

describe('hosts', () => {
  it.each([
    ['govorim.example', 200],
    ['localhost:3000', 200],
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    ['', 400],
    ['bad host', 400],
    ['a<b', 400],
    ['[::1', 400],
    ['user@host', 400],
    ['host/path', 400],
    ['host:port', 400],
  ])('%s is answered with %i', async (host, status) => expect(await ask('/', host)).toBe(status));
});

it('answers a request that names two hosts with 400, also where the page is kept in memory', async () => {
  const pageCache = {
    ...{ maxBytes: 1_000_000, origin: 'http://a', isShared: () => true, isPersonal: () => false },
  };
  const cached = await startFront({ pageCache });
  for (const { port } of [front, cached]) {
    await say(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    const text = 'GET / HTTP/1.1\r\nHost: a\r\nhost: evil.example\r\nConnection: close\r\n\r\n';
    expect(statusOf(await say(port, text))).toBe(400);
  }
  await cached.stop();
});

describe('an expectation that nobody can meet', () => {
  const head = (path: string) =>
    `PATCH ${path} HTTP/1.1\r\nHost: a\r\nExpect: nonsense\r\nTransfer-Encoding: chunked\r\n`;
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;

  it('is refused in words, and the connection goes on behind the body', async () => {
    const next = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const answer = await say(front.port, `${head('/api/runs')}\r\n${chunk}${chunk}0\r\n\r\n${next}`);
    expect(statusOf(answer)).toBe(417);
    expect(answer).toMatch(/X-Content-Type-Options: nosniff/);
    expect(answer).toMatch(/This expectation cannot be met\.\s+HTTP\/1\.1 200 OK[^]*alive/);
  });

  it('is refused after its body was read, where the connection ends with it', async () => {
    let [answer, isOver] = ['', false];
    const socket = connect(front.port, '127.0.0.1');
    socket.on('data', (text) => (answer += text.toString()));
    socket.write(`${head('/api/runs')}Connection: close\r\n\r\n`);
    // Within the second for which the front goes on reading, also where the machine is busy.
    for (let count = 0; count < 4; count += 1) {
      await new Promise((later) => setTimeout(later, 20));
      expect(answer).toBe('');
      socket.write(chunk);
    }
    socket.write('0\r\n\r\n');
    socket.on('close', () => (isOver = true));
    while (!isOver) await new Promise((later) => setTimeout(later, 10));
    expect(statusOf(answer)).toBe(417);
  });
});

it('answers a request that names no host with 400', async () => {
  expect(statusOf(await say(front.port, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'))).toBe(400);
});

describe('methods', () => {
  it.each(['TRACE', 'TRACK', 'PROPFIND', 'CONNECT'])('%s is not allowed', async (method) => {
    expect(await ask(method === 'CONNECT' ? 'localhost:80' : '/', 'localhost', method)).toBe(405);
  });

  it.each(['GET', 'HEAD'])('%s reads a page', async (method) => {
    expect(await ask('/', 'localhost', method)).toBe(200);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is for the API only', async (method) => {
    expect(await ask('/api/runs', 'localhost', method)).toBe(200);
    const response = await fetch(`${front.url}/courses`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('what is no request', () => {
  it('answers headers that are too large with 431', async () => {
    const text = `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`;
    expect(statusOf(await say(front.port, text))).toBe(431);
  });

  it.each(['\x16\x03\x01\x02', 'hello\r\n\r\n', 'GET / HTTP/9\r\n\r\n'])(
    'answers %j with 400 and a sentence',
    async (text) => {
      const answer = await say(front.port, text);
      expect(statusOf(answer)).toBe(400);
      expect(answer).toMatch(/The request is malformed/);
      expect(answer).toMatch(/X-Content-Type-Options: nosniff/);
    },
  );
});
