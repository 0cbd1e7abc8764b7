import type { CookieOptions, StateStorage } from '@/lib/platform/state-config';
import { stateName } from '@/lib/browser/auth-state/state-name';

export interface WriteOptions {
  /** Whether a cookie outlives the browser session. */
  lasting: boolean;
  cookieOptions: CookieOptions;
}

/** A browser storage for one text. Each method may throw: storage can be full, forbidden or missing. */
export interface StorageBackend {
  read: () => string | null;
  write: (text: string, manner: WriteOptions) => void;
  clear: (manner: WriteOptions) => void;
}

/** A cookie with its name and attributes must stay under 4 KB. */
const maxCookieBytes = 3_800;
/** The lifetime of a remembered session. */
const defaultMaxAgeSeconds = 30 * 24 * 3600;

export function webStorageBackend(area: Exclude<StateStorage, 'cookies'>): StorageBackend {
  return {
    read: () => globalThis[area].getItem(stateName),
    write: (text) => globalThis[area].setItem(stateName, text),
    clear: () => globalThis[area].removeItem(stateName),
  };
}

export const cookieBackend: StorageBackend = {
  read: readCookie,
  write(text, { lasting, cookieOptions }) {
    const value = encodeURIComponent(text);
    if (value.length > maxCookieBytes) throw new Error('The state is too large for a cookie.');
    setCookie(value, lasting ? (cookieOptions.maxAge ?? defaultMaxAgeSeconds) : null, cookieOptions);
    if (readCookie() !== text) throw new Error(readonlyCookie);
  },
  clear({ cookieOptions }) {
    setCookie('', 0, cookieOptions);
  },
};

/** Spec §8. */
const readonlyCookie = 'Cannot set a readonly cookie.';

/** `maxAge` is in seconds; null: until the browser is closed. */
function setCookie(value: string, maxAge: number | null, options: CookieOptions) {
  const { path = '/', domain, sameSite = 'lax', secure = location.protocol === 'https:' } = options;
  const attributes = [
    `Path=${path}`,
    `SameSite=${sameSite}`,
    maxAge !== null && `Max-Age=${maxAge}`,
    domain && `Domain=${domain}`,
    secure && 'Secure',
  ];
  try {
    document.cookie = [`${stateName}=${value}`, ...attributes.filter(Boolean)].join('; ');
  } catch (cause) {
    throw new Error(readonlyCookie, { cause });
  }
}

function readCookie(): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${stateName}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(stateName.length + 1));
}
