/*
 * What the browser keeps for people's comfort, all of it: the table below. It is optional: whoever declines in the
 * cookie notice keeps none of it. Necessary, and kept elsewhere, are who is signed in (lib/browser/auth-state, the session's
 * cookies), the guard against endless reloads (lib/platform/builds) and the answer to the notice itself.
 */
type Area = 'localStorage' | 'sessionStorage';

const comforts = {
  theme: 'localStorage',
  stress: 'localStorage',
  'language-offer': 'localStorage',
  'speech:slow': 'localStorage',
  'writing:latin': 'localStorage',
  'writing:keys': 'localStorage',
  /** What was answered on the home page, until its visitor signs in. */
  trials: 'localStorage',
  /** Comments that were not sent yet, and where one was about to write before signing in. */
  'comment-drafts': 'localStorage',
  'comments-return': 'sessionStorage',
  /** What was typed in the editor of articles and is not saved yet, by its document and language. */
  'draft:': 'localStorage',
  /** What was being typed in a lesson, by its run and turn. */
  'practice:': 'sessionStorage',
  /** The same in a review, by its card and turn. */
  'review:': 'sessionStorage',
} satisfies Record<string, Area>;

type Name = keyof typeof comforts;
/** A name that ends in a colon has many keys. */
export type ComfortKey = { [N in Name]: N extends `${string}:` ? `${N}${string}` : N }[Name];

const choices = ['accepted', 'declined'] as const;
export type Choice = (typeof choices)[number];

/** Where the answer to the notice is kept. */
export const choiceKey = 'cookie-choice';

/** For this page alone, where the browser stores nothing. */
let remembered: Choice | null = null;
const listeners = new Set<() => void>();

/** What the visitor has answered to the notice; null while nothing. */
export function readChoice(): Choice | null {
  const stored = attempt(() => localStorage.getItem(choiceKey));
  return choices.find((choice) => choice === stored) ?? remembered;
}

/** Keeps the answer; after `declined` nothing optional is left, and nothing comes. */
export function choose(choice: Choice): void {
  remembered = choice;
  attempt(() => localStorage.setItem(choiceKey, choice));
  hearChoice();
}

/** Asks anew: the notice comes back, and what is kept stays. */
export function forgetChoice(): void {
  remembered = null;
  attempt(() => localStorage.removeItem(choiceKey));
  hearChoice();
}

/** Hears of answers in this tab and, with the browser's `storage` event, in others. @returns how to stop */
export function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** To be called when another tab may have changed what is stored. */
export function hearChoice(): void {
  if (readChoice() === 'declined') clearComforts();
  for (const listener of listeners) listener();
}

/** Null also where the browser stores nothing. */
export function readComfort(key: ComfortKey): string | null {
  return attempt(() => areaOf(key).getItem(key));
}

/** `null` forgets. Storage may be full, forbidden or declined: then nothing is remembered, and nothing breaks. */
export function keepComfort(key: ComfortKey, value: string | null): void {
  if (value === null) attempt(() => areaOf(key).removeItem(key));
  else if (readChoice() !== 'declined') attempt(() => areaOf(key).setItem(key, value));
}

function clearComforts(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    attempt(() => {
      const keys = Object.keys(globalThis[area]);
      for (const key of keys) if (isComfort(key)) globalThis[area].removeItem(key);
    });
  }
}

// The boundary: the keys of an object literal are what its type says.
const names = Object.keys(comforts) as Name[];

const nameOf = (key: string) =>
  names.find((name) => (name.endsWith(':') ? key.startsWith(name) : key === name));

function isComfort(key: string): key is ComfortKey {
  return nameOf(key) !== undefined;
}

function areaOf(key: ComfortKey): Storage {
  const name = nameOf(key);
  return globalThis[name ? comforts[name] : 'localStorage'];
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
