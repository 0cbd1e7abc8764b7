import { beforeEach, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as consent from '@/lib/browser/consent';

/** As the browser's: its keys are own properties. */
function fakeStorage(): Storage {
  const storage = Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      Reflect.deleteProperty(this, key);
    },
  }) as Storage;
  return storage;
}

function give(area: 'localStorage' | 'sessionStorage', storage: () => Storage) {
  Object.defineProperty(globalThis, area, { configurable: true, get: storage });
}

const stored = (storage: Storage): unknown => Object.fromEntries(Object.entries(storage));

let local: Storage;
let session: Storage;

beforeEach(() => {
  [local, session] = [fakeStorage(), fakeStorage()];
  give('localStorage', () => local);
  give('sessionStorage', () => session);
  consent.forgetConsent();
});

describe('what is optional', () => {
  it('is kept while nobody has said no', () => {
    consent.writeOptional('theme', 'dark');
    consent.writeOptional('practice:7:2', 'мол');
    expect(consent.readOptional('theme')).toBe('dark');
    expect(stored(session)).toEqual({ 'practice:7:2': 'мол' });
  });

  it('is kept after a yes', () => {
    consent.saveConsent('accepted');
    consent.writeOptional('writing:latin', 'off');
    expect(consent.readOptional('writing:latin')).toBe('off');
  });

  it('spec §2: is gone after Decline, and nothing comes', () => {
    consent.writeOptional('theme', 'dark');
    consent.writeOptional('language-offer', 'settled');
    consent.writeOptional('practice:7:2', 'мол');
    consent.saveConsent('declined');
    expect([stored(local), stored(session)]).toEqual([{ 'cookie-choice': 'declined' }, {}]);
    consent.writeOptional('theme', 'light');
    consent.writeOptional('practice:7:3', 'хлеб');
    expect([stored(local), stored(session)]).toEqual([{ 'cookie-choice': 'declined' }, {}]);
  });

  it('leaves what is necessary alone', () => {
    local.setItem('govorim.state', '{}');
    session.setItem('chunk-reload', '{}');
    consent.saveConsent('declined');
    expect(local.getItem('govorim.state')).toBe('{}');
    expect(session.getItem('chunk-reload')).toBe('{}');
  });

  it('can still be forgotten', () => {
    consent.writeOptional('theme', 'dark');
    consent.writeOptional('theme', null);
    expect(stored(local)).toEqual({});
  });
});

describe('the answer to the notice', () => {
  it('is nobody’s at first, and remembered from then on', () => {
    expect(consent.readConsent()).toBeNull();
    consent.saveConsent('declined');
    expect(consent.readConsent()).toBe('declined');
  });

  it('can be taken back', () => {
    consent.saveConsent('declined');
    consent.forgetConsent();
    expect(consent.readConsent()).toBeNull();
    consent.writeOptional('theme', 'dark');
    expect(consent.readOptional('theme')).toBe('dark');
  });

  it('is no other word that stands there', () => {
    local.setItem('cookie-choice', 'maybe');
    expect(consent.readConsent()).toBeNull();
  });

  it('is heard by whoever listens', () => {
    const heard: unknown[] = [];
    const stop = consent.onConsent(() => heard.push(consent.readConsent()));
    consent.saveConsent('accepted');
    stop();
    consent.saveConsent('declined');
    expect(heard).toEqual(['accepted']);
  });

  it('given in another tab clears this one too', () => {
    consent.writeOptional('practice:7:2', 'мол');
    local.setItem('cookie-choice', 'declined');
    consent.applyConsent();
    expect(stored(session)).toEqual({});
  });

  it('holds for the page where the browser stores nothing', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    give('localStorage', refuse);
    give('sessionStorage', refuse);
    consent.writeOptional('theme', 'dark');
    expect(consent.readOptional('theme')).toBeNull();
    consent.saveConsent('declined');
    expect(consent.readConsent()).toBe('declined');
  });
});

it('nothing in the browser is stored past this: only these files touch its storage', () => {
  const root = join(__dirname, '../../../..');
  const pattern = '\\b(localStorage|sessionStorage|document\\.cookie|indexedDB|cookieStore)\\b';
  const folders = ['app', 'components', 'lib', 'instrumentation-client.ts'];
  const found = execFileSync('grep', ['-rlE', pattern, ...folders], { cwd: root, encoding: 'utf8' });
  expect(found.trim().split('\n').sort()).toEqual([
    'components/browser/builds/reload-once.ts',
    'components/chat/calls/call-handoff.ts',
    'lib/browser/auth-state/auth-state.ts',
    'lib/browser/auth-state/inside/state-persister.ts',
    'lib/browser/auth-state/inside/storage-backends.ts',
    'lib/browser/builds/chunk-reload.ts',
    'lib/browser/consent.ts',
    'lib/browser/first-paint.ts',
    'lib/browser/language-offer.ts',
    'lib/platform/env.ts',
    'lib/platform/state-config.ts',
  ]);
});
