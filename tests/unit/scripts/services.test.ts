import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { fingerprintOf } from '@/scripts/services/build';
import { configure } from '@/scripts/services/configuration';
import { prepareDataFolder } from '@/scripts/services/data-folder';
import { freePort, isPortFree } from '@/scripts/services/ports';
import { readEnv } from '@/lib/platform/env';
import { keepSecrets } from '@/scripts/services/secrets';
import { scratchFolders } from '@/tests/support/scratch';

const scratch = scratchFolders();

describe('ports', () => {
  it('says that a free port is free', async () => {
    expect(await isPortFree(await freePort(), '127.0.0.1')).toBe(true);
  });

  it.each(['127.0.0.1', '0.0.0.0'])('says that one taken on %s is not', async (host) => {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, host, listening));
    const { port } = server.address() as AddressInfo;
    expect(await isPortFree(port, '127.0.0.1')).toBe(false);
    await new Promise((closed) => server.close(closed));
  });
});

describe('the data folder', () => {
  it('is made where it is missing', () => {
    const folder = join(scratch(), 'a', 'b');
    prepareDataFolder(folder);
    prepareDataFolder(folder);
    expect(existsSync(folder)).toBe(true);
  });

  it('is refused in one sentence where it cannot be', () => {
    const inFile = join(scratch({ taken: '' }), 'taken', 'data');
    expect(() => prepareDataFolder(inFile)).toThrow(/^The data folder .* cannot be written to .*DATA_DIR/);
  });
});

describe('secrets', () => {
  it('are made once, for the owner’s eyes only', () => {
    const folder = scratch();
    const made = keepSecrets(folder);
    expect(made.AUTH_SECRET.length).toBeGreaterThanOrEqual(32);
    expect(keepSecrets(folder)).toEqual(made);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('hold a pair of keys for messages to browsers, also in a folder of an older version', () => {
    const secret = 'older '.repeat(8);
    const folder = scratch({ 'secrets.json': JSON.stringify({ AUTH_SECRET: secret }) });
    const kept = keepSecrets(folder);
    expect(kept.AUTH_SECRET).toBe(secret);
    expect(keepSecrets(folder)).toEqual(kept);
    const needed = { DATABASE_URL: 'postgres://x', AUTH_SECRET: secret };
    expect(() => readEnv({ ...needed, ...kept })).not.toThrow();
    const { VAPID_PUBLIC_KEY } = keepSecrets(scratch());
    expect(() => readEnv({ ...needed, ...kept, VAPID_PUBLIC_KEY })).toThrow(
      'VAPID_PUBLIC_KEY must be the public half of VAPID_PRIVATE_KEY.',
    );
  });

  it('that are damaged are reported, not replaced', () => {
    const folder = scratch({ 'secrets.json': '{' });
    expect(() => keepSecrets(folder)).toThrow(/secrets\.json cannot be read/);
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe('{');
  });
});

describe('the configuration', () => {
  it.each([
    [
      'a VAPID key without the other',
      { VAPID_PRIVATE_KEY: 'x'.repeat(43) },
      /^VAPID_PUBLIC_KEY is missing: /,
    ],
    ['a bad VAPID key', { VAPID_PUBLIC_KEY: 'short' }, /^VAPID_PUBLIC_KEY must be /],
    ['a bad VAPID_SUBJECT', { VAPID_SUBJECT: 'me' }, /^VAPID_SUBJECT must begin with /],
    ['bad PUSH_HOSTS', { PUSH_HOSTS: 'https://push.example' }, /^PUSH_HOSTS must be names of hosts/],
    ['a bad DATABASE_URL', { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must look like/],
    ['a bad port', { PORT: '70000' }, /^PORT /],
    [
      'production without secrets',
      { APP_ENV: 'production', APP_ORIGIN: 'https://a.example' },
      /^AUTH_SECRET is missing/,
    ],
    [
      'production without its address',
      { APP_ENV: 'production', AUTH_SECRET: 'x'.repeat(40) },
      /^APP_ORIGIN is missing/,
    ],
  ])('refuses %s in one sentence', (_, given, sentence) => {
    expect(() => configure({ ...given, DATA_DIR: scratch() })).toThrow(sentence);
  });

  it('makes what is missing for a demonstration, and takes what is given', () => {
    const { variables } = configure({ DATA_DIR: scratch(), SMTP_URL: '' });
    expect(variables).toMatchObject({ APP_ENV: 'demo', AUTH_SECRET: expect.any(String) });
    expect(variables).not.toHaveProperty('DATABASE_URL');
    const own = { AUTH_SECRET: 'x'.repeat(40), DATABASE_URL: 'postgres://me@db/govorim' };
    expect(configure({ ...own, DATA_DIR: scratch() }).variables).toMatchObject(own);
  });
});

describe('the fingerprint of the sources', () => {
  const files = { 'app/page.tsx': 'one', 'lib/a/b.ts': 'two', 'package-lock.json': '{}' };
  const paths = ['app', 'lib', 'package-lock.json', 'middleware.ts'];

  it('is the same wherever they lie and whenever they were written', () => {
    expect(fingerprintOf(paths, scratch(files))).toBe(fingerprintOf(paths, scratch(files)));
  });

  it.each([
    ['a file changes', { ...files, 'lib/a/b.ts': 'three' }],
    ['a file appears', { ...files, 'middleware.ts': '' }],
    ['a file moves', { 'app/other.tsx': 'one', 'lib/a/b.ts': 'two', 'package-lock.json': '{}' }],
  ])('changes when %s', (_, changed) => {
    expect(fingerprintOf(paths, scratch(changed))).not.toBe(fingerprintOf(paths, scratch(files)));
  });
});
