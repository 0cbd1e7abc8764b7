import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { createStatePersister } from '@/lib/browser/auth-state/inside/state-persister';
import { cookieBackend, webStorageBackend } from '@/lib/browser/auth-state/inside/storage-backends';
import { readSaved, writeSaved } from '@/lib/browser/auth-state/inside/saved-state';
import { initialState, type AuthState } from '@/lib/browser/auth-state/state';
import { readMessage } from '@/lib/browser/auth-state/inside/tabs';
import type { StateConfig } from '@/lib/platform/state-config';

const anna: AuthState = {
  ...initialState,
  user: { id: 1, name: 'Анна Соколова', avatar: null },
  settings: { 'site.title': 'Говорим' },
};
const access = { access_token: 'a-token', expires_in: 900, ends_at: 1_800_000_000_000 };
const config = (storage: StateConfig['storage']): StateConfig => ({
  storage,
  cookieOptions: {},
  debug: false,
});

/** What a browser has of storage, as maps; `lines` are what was said to document.cookie. */
function browser() {
  const area = () => {
    const items = new Map<string, string>();
    return {
      items,
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
  };
  const [localStorage, sessionStorage, jar] = [area(), area(), new Map<string, string>()];
  const lines: string[] = [];
  const document = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      lines.push(line);
      const [name = '', value = ''] = (line.split('; ')[0] ?? '').split('=');
      if (line.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
  return { localStorage, sessionStorage, document, lines, jar, location: { protocol: 'http:' } };
}

let here = browser();
const globals = ['localStorage', 'sessionStorage', 'document', 'location'] as const;
const use = (name: (typeof globals)[number], value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

beforeEach(() => {
  here = browser();
  for (const name of globals) use(name, here[name]);
});
afterEach(() => {
  for (const name of globals) Reflect.deleteProperty(globalThis, name);
});

const places = {
  cookies: cookieBackend,
  localStorage: webStorageBackend('localStorage'),
  sessionStorage: webStorageBackend('sessionStorage'),
};
const newPersister = (report = jest.fn<(error: Error, debug: boolean) => void>()) => ({
  report,
  ...createStatePersister(places, report),
});
const kept = () => ({
  cookies: here.jar.size,
  localStorage: here.localStorage.items.size,
  sessionStorage: here.sessionStorage.items.size,
});

describe('where the state is kept', () => {
  it.each(['cookies', 'localStorage', 'sessionStorage'] as const)(
    'spec §3: in %s alone, when the configuration says so, and it is found there again',
    (storage) => {
      const persister = newPersister();
      persister.configure(config(storage));
      persister.save(anna, access);
      expect(kept()).toEqual({ cookies: 0, localStorage: 0, sessionStorage: 0, [storage]: 1 });
      expect(newPersister().load()).toMatchObject({ user: anna.user });
      expect(persister.report).not.toHaveBeenCalled();
    },
  );

  it('nowhere before the configuration has come', () => {
    newPersister().save(anna, access);
    expect(kept()).toEqual({ cookies: 0, localStorage: 0, sessionStorage: 0 });
  });

  it('moves when the configuration has changed, and leaves nothing behind', () => {
    const before = newPersister();
    before.configure(config('localStorage'));
    before.save(anna, access);
    const after = newPersister();
    expect(after.load()).toMatchObject({ user: anna.user, access });
    after.configure(config('cookies'));
    after.save(anna, access);
    expect(kept()).toEqual({ cookies: 1, localStorage: 0, sessionStorage: 0 });
  });

  it('spec §3: ends with the browser for who does not want to be remembered', () => {
    const persister = newPersister();
    persister.configure(config('localStorage'));
    persister.save({ ...anna, remember: false }, access);
    expect(kept()).toEqual({ cookies: 0, localStorage: 0, sessionStorage: 1 });
    persister.configure(config('cookies'));
    persister.save({ ...anna, remember: false }, access);
    expect(here.lines.at(-1)).not.toContain('Max-Age');
    persister.save(anna, access);
    expect(here.lines.at(-1)).toContain('Max-Age=2592000');
  });

  it('spec §3: cookieOptions decide how the cookie is set; by itself it is Lax, and Secure under https', () => {
    const persister = newPersister();
    persister.configure(config('cookies'));
    persister.save(anna, access);
    expect(here.lines.at(-1)).toMatch(/; Path=\/; SameSite=lax; Max-Age=2592000$/);
    here.location.protocol = 'https:';
    persister.save(anna, access);
    expect(here.lines.at(-1)).toMatch(/; Secure$/);
    const cookieOptions = {
      maxAge: 60,
      path: '/en',
      domain: 'a.example',
      sameSite: 'strict',
      secure: false,
    } as const;
    persister.configure({ ...config('cookies'), cookieOptions });
    persister.save(anna, access);
    expect(here.lines.at(-1)).toMatch(/; Path=\/en; SameSite=strict; Max-Age=60; Domain=a\.example$/);
  });
});

describe('the cookie', () => {
  it('holds neither the access token nor the settings', () => {
    const persister = newPersister();
    persister.configure(config('cookies'));
    persister.save(anna, access);
    expect(decodeURIComponent(here.document.cookie)).not.toMatch(/a-token|site\.title/);
  });

  it('stays under 4 KB, also for the longest name there can be', () => {
    const persister = newPersister();
    persister.configure(config('cookies'));
    const name = `${'Ё'.repeat(50)} ${'𐐷'.repeat(50)}`;
    const avatar = `/avatars/${'a'.repeat(100)}.webp`;
    const notify = { chat: 99_999, friends_requests: 99_999, news: 0 };
    persister.save({ ...anna, user: { id: 2_147_483_647, name, avatar }, notify }, access);
    expect(persister.report).not.toHaveBeenCalled();
    expect(here.lines.at(-1)?.length).toBeLessThan(4096);
    expect(newPersister().load()?.user?.name).toBe(name);
  });

  it('that would be larger is not set, and the error says so', () => {
    const persister = newPersister();
    persister.configure(config('cookies'));
    persister.save({ ...anna, user: { id: 1, name: 'я'.repeat(1000), avatar: null } }, access);
    expect(persister.report.mock.calls[0]?.[0].message).toContain('too large');
    expect(kept().cookies).toBe(0);
  });
});

describe('storage that does not work', () => {
  const forbid = () => {
    throw new Error('Access is denied.');
  };
  const forbidden = { getItem: forbid, setItem: forbid, removeItem: forbid };

  it('spec §8: writing to a read-only cookie storage fails with "Cannot set a readonly cookie."', () => {
    for (const document of [
      // A browser that takes no cookies does not say so.
      {
        get cookie() {
          return '';
        },
        set cookie(_: string) {},
      },
      {
        get cookie() {
          return '';
        },
        set cookie(_: string) {
          forbid();
        },
      },
    ]) {
      use('document', document);
      const persister = newPersister();
      persister.configure(config('cookies'));
      persister.save(anna, access);
      expect(persister.report.mock.calls.map(([error]) => error.message)).toEqual([
        'Cannot set a readonly cookie.',
      ]);
    }
  });

  it('breaks nothing, and is reported once', () => {
    use('localStorage', forbidden);
    use('sessionStorage', forbidden);
    const persister = newPersister();
    expect(persister.load()).toBeNull();
    persister.configure(config('localStorage'));
    for (let times = 0; times < 5; times += 1) persister.save(anna, access);
    expect(persister.report).toHaveBeenCalledTimes(1);
  });

  it('that is full does not keep an older state instead', () => {
    const persister = newPersister();
    persister.configure(config('localStorage'));
    persister.save(anna, access);
    here.localStorage.setItem = forbid;
    persister.save(initialState, null);
    expect(kept().localStorage).toBe(0);
  });

  it('that is no storage at all breaks nothing either', () => {
    for (const name of globals) Reflect.deleteProperty(globalThis, name);
    const persister = newPersister();
    expect(persister.load()).toBeNull();
    for (const storage of ['cookies', 'localStorage', 'sessionStorage'] as const) {
      persister.configure(config(storage));
      persister.save(anna, access);
    }
  });
});

describe('what is read back', () => {
  it('is what was written', () => {
    expect(readSaved(writeSaved(anna, access, 'whole'))).toMatchObject({
      user: anna.user,
      settings: anna.settings,
      remember: true,
      access,
    });
  });

  it.each(['', 'null', '[]', '7', '"text"', '{"user":', '{"__proto__":{"user":{"id":1}}}'])(
    'is nothing for %j',
    (text) => {
      expect(readSaved(text)?.user ?? null).toBeNull();
    },
  );

  it('leaves out each part that is not as it should be', () => {
    const foreign = {
      user: { id: '1', name: 'Анна' },
      currentTab: 'admin',
      locale: 'xx',
      notify: { chat: -1, friends_requests: '7', news: 0 },
      settings: { 'site.title': 7, 'site.phone': '+7' },
      remember: 'yes',
      access: { access_token: 'a\r\nX-Evil: 1', expires_in: 900, ends_at: 1 },
    };
    expect(readSaved(JSON.stringify(foreign))).toEqual({
      user: null,
      currentTab: 'login',
      locale: 'ru',
      notify: { chat: 0, friends_requests: 0, news: 0 },
      settings: { 'site.phone': '+7' },
      remember: true,
      access: null,
    });
  });

  it('never throws, whatever is there', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((value) => JSON.stringify(value)),
        ),
        (text) => {
          readSaved(text);
        },
      ),
    );
  });
});

describe('what other tabs say', () => {
  it.each([
    [{ type: 'out' }, { type: 'out' }],
    [
      { type: 'access', access },
      { type: 'access', access },
    ],
    [
      { type: 'in', user: anna.user, access, remember: false },
      { type: 'in', user: anna.user, access, remember: false },
    ],
    [{ type: 'access', access: { access_token: 7 } }, null],
    [{ type: 'in', access }, null],
    [{ type: 'elsewhere', access }, null],
    ['out', null],
    [null, null],
  ])('%j', (said, understood) => {
    expect(readMessage(said)).toEqual(understood);
  });
});
