/*
 * All optional entries of the browser's storage are in the table below: a person who declines in the cookie notice has
 * none of them. Necessary entries are stored elsewhere: the auth state (lib/browser/auth-state, the session's cookies),
 * the guard against endless reloads (lib/browser/builds) and the answer to the notice itself.
 */
type Area = 'localStorage' | 'sessionStorage';

const optionalKeys = {
  theme: 'localStorage',
  stress: 'localStorage',
  'language-offer': 'localStorage',
  'speech:slow': 'localStorage',
  'writing:latin': 'localStorage',
  'writing:keys': 'localStorage',
  /** Answers given on the home page, until the visitor signs in. */
  trials: 'localStorage',
  /** Unsent comments, and the place of a comment that was begun before signing in. */
  'comment-drafts': 'localStorage',
  'comments-return': 'sessionStorage',
  /** Unsaved text of the article editor, by document and language. */
  'draft:': 'localStorage',
  /** The unfinished answer of a lesson, by run and turn. */
  'practice:': 'sessionStorage',
  /** The unfinished answer of a review, by card and turn. */
  'review:': 'sessionStorage',
  /** Drafts of messages, and sent messages that have not arrived yet, by the ids of both people. */
  'chat-draft:': 'localStorage',
  'chat-outbox:': 'localStorage',
  /** Whether messages have stress marks. */
  'chat-stress': 'localStorage',
  /** How messages are typed: Latin letters become Cyrillic, on-screen keys. */
  'chat-latin': 'localStorage',
  'chat-keys': 'localStorage',
} satisfies Record<string, Area>;

type Name = keyof typeof optionalKeys;
/** A name that ends in a colon is a prefix of keys. */
export type OptionalKey = { [N in Name]: N extends `${string}:` ? `${N}${string}` : N }[Name];

const choices = ['accepted', 'declined'] as const;
export type ConsentChoice = (typeof choices)[number];

/** The storage key of the answer to the cookie notice. */
export const consentKey = 'cookie-choice';

/** The answer for this page only, where the browser has no storage. */
let remembered: ConsentChoice | null = null;
const listeners = new Set<() => void>();

/** The visitor's answer to the cookie notice; null while there is none. */
export function readConsent(): ConsentChoice | null {
  const stored = attempt(() => localStorage.getItem(consentKey));
  return choices.find((choice) => choice === stored) ?? remembered;
}

/** Saves the answer; `declined` deletes all optional entries and prevents new ones. */
export function saveConsent(choice: ConsentChoice): void {
  remembered = choice;
  attempt(() => localStorage.setItem(consentKey, choice));
  applyConsent();
}

/** Shows the notice again; stored entries stay. */
export function forgetConsent(): void {
  remembered = null;
  attempt(() => localStorage.removeItem(consentKey));
  applyConsent();
}

/**
 * Calls the listener for answers in this tab and, with the browser's `storage` event, in others. @returns a function
 * that removes it
 */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies the stored answer; to be called when another tab may have changed it. */
export function applyConsent(): void {
  if (readConsent() === 'declined') clearOptional();
  for (const listener of listeners) listener();
}

/** Null when there is no entry or no storage. */
export function readOptional(key: OptionalKey): string | null {
  return attempt(() => areaOf(key).getItem(key));
}

/** `null` removes the entry. Storage may be full, forbidden or declined: then nothing is stored, and nothing breaks. */
export function writeOptional(key: OptionalKey, value: string | null): void {
  if (value === null) attempt(() => areaOf(key).removeItem(key));
  else if (readConsent() !== 'declined') attempt(() => areaOf(key).setItem(key, value));
}

/** Removes the entries whose keys begin so. */
export function removeOptional(prefix: Extract<Name, `${string}:`>): void {
  attempt(() => {
    const area = areaOf(prefix);
    for (const key of Object.keys(area)) if (key.startsWith(prefix)) area.removeItem(key);
  });
}

function clearOptional(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    attempt(() => {
      const keys = Object.keys(globalThis[area]);
      for (const key of keys) if (isOptional(key)) globalThis[area].removeItem(key);
    });
  }
}

// The boundary: the keys of an object literal are what its type says.
const names = Object.keys(optionalKeys) as Name[];

const nameOf = (key: string) =>
  names.find((name) => (name.endsWith(':') ? key.startsWith(name) : key === name));

function isOptional(key: string): key is OptionalKey {
  return nameOf(key) !== undefined;
}

function areaOf(key: OptionalKey): Storage {
  const name = nameOf(key);
  return globalThis[name ? optionalKeys[name] : 'localStorage'];
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
