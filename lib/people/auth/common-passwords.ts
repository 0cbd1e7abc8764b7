import 'server-only';

let known: Promise<Set<string>> | undefined;

/** Whether a password is among the most used ones (the list of zxcvbn, loaded at the first question). */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= load();
  return (await known).has(password.toLowerCase());
}

async function load(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}
