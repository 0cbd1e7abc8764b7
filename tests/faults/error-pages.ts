import { note } from './verdicts';
import { personHeaders, type Site } from './site';

/** Milliseconds within which a reader gets an answer while the database is away. */
const maxAnswerMs = 3_500;

/**
 * Pages that need no database, while it hangs: cached pages are served, unknown ones are 404, and neither the version gate
 * nor the builds wait for the database.
 */
export async function tryPagesMeanwhile({ base }: Site, what: string): Promise<void> {
  await expectAnswer(`database ${what}: a cached page`, `${base}/de`, 200, 'lang="de"');
  await expectAnswer(`database ${what}: an unknown address`, `${base}/de/nix/da`, 404, '/de/nix/da');
  await expectAnswer(`database ${what}: what may be an editable page`, `${base}/de/nix`, 503, 'lang="de"');
  await expectAnswer(`database ${what}: the page of a closed site`, `${base}/de/503`, 503, 'lang="de"');
  await expectAnswer(`database ${what}: the build`, `${base}/builds/latest.json`, 200, '"id"');
}

async function expectAnswer(name: string, url: string, status: number, sign: string): Promise<void> {
  const started = Date.now();
  const response = await fetch(url, { headers: personHeaders, redirect: 'manual' });
  const isRight = response.status === status && (await response.text()).includes(sign);
  const waited = Date.now() - started;
  note(name, isRight && waited < maxAnswerMs, `${response.status} after ${waited} ms`);
}
