import type { CookieOptions, StateStorage } from '@/lib/platform/state-config';
import { stateName } from './state-name';

export interface Manner {
  /** Not only until the browser is closed. */
  lasting: boolean;
  cookieOptions: CookieOptions;
}

/** A place in the browser for one text. Each verb may throw: storage can be full, forbidden or absent. */
export interface Place {
  read: () => string | null;
  write: (text: string, manner: Manner) => void;
  clear: (manner: Manner) => void;
}

/** A cookie with its name and attributes stays under 4 KB. */
const mostBytes = 3_800;
/** Seconds; as long as a remembered session. */
const usualAge = 30 * 24 * 3600;

export function webPlace(area: Exclude<StateStorage, 'cookies'>): Place {
  return {
    read: () => globalThis[area].getItem(stateName),
    write: (text) => globalThis[area].setItem(stateName, text),
    clear: () => globalThis[area].removeItem(stateName),
  };
}

export const cookiePlace: Place = {
  read: readCookie,
  write(text, { lasting, cookieOptions }) {
    const value = encodeURIComponent(text);
    if (value.length > mostBytes) throw new Error('The state is too large for a cookie.');
    setCookie(value, lasting ? (cookieOptions.maxAge ?? usualAge) : null, cookieOptions);
    if (readCookie() !== text) throw new Error(readonlyCookie);
  },
  clear({ cookieOptions }) {
    setCookie('', 0, cookieOptions);
  },
};

/** Spec §8. */
const readonlyCookie = 'Cannot set a readonly cookie.';

/** `maxAge` in seconds; null: until the browser is closed. */
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
