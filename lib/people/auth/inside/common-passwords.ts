import 'server-only';

let known: Promise<Set<string>> | undefined;

/** Whether a password is one of the most used ones (zxcvbn's list, loaded at the first call). */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= load();
  return (await known).has(password.toLowerCase());
}

async function load(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}
