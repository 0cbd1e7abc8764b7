import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { readOutbox } from '@/tests/support/outbox';
import { scratchFolders } from '@/tests/support/scratch';

const scratch = scratchFolders();
const letter = {
  to: 'maria@example.org',
  subject: 'Подтвердите эл. почту',
  text: 'Здравствуйте!',
  html: '<a class="button" href="http://localhost:3000/auth/confirm?token=abc">Подтвердить</a>',
  headers: {},
  link: 'http://localhost:3000/auth/confirm?token=abc',
};

/** Delivers in a process configured like this; answers the outbox and what was printed. */
async function deliverWith(variables: Record<string, string>) {
  const DATA_DIR = scratch();
  const before = { ...process.env };
  Object.assign(process.env, {
    AUTH_SECRET: 'only for tests '.repeat(4),
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    APP_ORIGIN: 'http://localhost:3000',
    LOG_LEVEL: 'warn',
    DATA_DIR,
    ...variables,
  });
  const print = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const { deliver } = await import('@/lib/platform/mail/transport');
    await deliver(letter);
    return { outbox: readOutbox(DATA_DIR), printed: print.mock.calls.join('') };
  } finally {
    print.mockRestore();
    process.env = before;
  }
}

beforeEach(() => void jest.resetModules());

describe('without a mail server', () => {
  it.each(['demo', 'development'])('%s keeps the letter and prints its link', async (APP_ENV) => {
    const { outbox, printed } = await deliverWith({ APP_ENV });
    expect(outbox).toMatchObject([{ to: letter.to, subject: letter.subject, text: 'Здравствуйте!' }]);
    expect(printed).toContain(`${letter.to}: ${letter.subject}\n  ${letter.link}`);
  });

  it('production keeps the letter and prints nothing', async () => {
    const { outbox, printed } = await deliverWith({ APP_ENV: 'production' });
    expect(outbox).toHaveLength(1);
    expect(printed).toBe('');
  });
});

describe('with a mail server', () => {
  it('hands the letter over: nothing stays here and nothing is printed', async () => {
    const server = await startMailServer();
    const SMTP_URL = `smtp://127.0.0.1:${server.port}`;
    const { outbox, printed } = await deliverWith({ APP_ENV: 'demo', SMTP_URL });
    server.close();
    expect(outbox).toEqual([]);
    expect(printed).toBe('');
    expect(server.heard.join('')).toContain('RCPT TO:<maria@example.org>');
    expect(server.heard.join('')).toMatch(/text\/plain[\s\S]*text\/html/u);
  });

  it('that is away fails, so that the queue tries again', async () => {
    const server = await startMailServer();
    server.close();
    const SMTP_URL = `smtp://127.0.0.1:${server.port}`;
    await expect(deliverWith({ APP_ENV: 'demo', SMTP_URL })).rejects.toThrow(/ECONNREFUSED/u);
  });
});

/** Agrees to everything and remembers what it heard. */
async function startMailServer() {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      heard.push(String(chunk));
      if (isData && !String(chunk).endsWith('\r\n.\r\n')) return;
      isData = answer(socket, String(chunk));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The boundary: a server that listens on a port has one.
  const { port } = server.address() as { port: number };
  return { port, heard, close: () => server.close() };
}

/** Whether the letter itself comes next. */
function answer(socket: Socket, line: string): boolean {
  const isData = line.startsWith('DATA');
  socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
  if (line.startsWith('QUIT')) socket.end();
  return isData;
}
