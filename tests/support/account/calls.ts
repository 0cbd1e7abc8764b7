import { DELETE as stay } from '@/app/api/account/deletion/route';
import { GET as readFile } from '@/app/api/account/export/file/route';
import { GET as readExport, POST as requestExport } from '@/app/api/account/export/route';
import { DELETE as leave } from '@/app/api/account/route';
import { POST as logIn } from '@/app/api/auth/login/route';
import { GET as readMe } from '@/app/api/auth/me/route';
import { eraseDueAccounts } from '@/lib/people/account/erase';
import { now, setNow } from '@/lib/platform/clock';
import { dayMs } from '@/lib/platform/time/units';
import { eraseSteps } from '@/lib/composition/erase-steps';
import { call } from '@/tests/support/call';
import { workOffJobs } from '@/tests/support/jobs';
import { somebodysPassword, type Somebody } from '@/tests/support/somebody';

type Who = Pick<Somebody, 'cookie'>;

export const askToLeave = ({ cookie }: Who, password = somebodysPassword) =>
  call(leave, { method: 'DELETE', cookie, body: { password } });
export const keepAccount = ({ cookie }: Who) => call(stay, { method: 'DELETE', cookie });
export const meOf = async ({ cookie }: Who) =>
  (await call(readMe, { cookie })).body.user as Record<string, unknown> | null;

/** Signs in again with the password, because the earlier sessions have ended. */
export async function logInAgain({ email }: Pick<Somebody, 'email'>): Promise<Who> {
  const { status, cookie } = await call(logIn, { body: { email, password: somebodysPassword } });
  if (status !== 200) throw new Error(`The sign-in was answered with ${status}.`);
  return { cookie };
}

/** Lets the days of grace pass and runs the hourly job. @returns the number of erased accounts */
export async function passGrace(): Promise<number> {
  setNow(new Date(now().getTime() + 14 * dayMs + 1000));
  return eraseDueAccounts(eraseSteps);
}

export const beginExport = ({ cookie }: Who) => call(requestExport, { method: 'POST', cookie });
export const exportOf = async ({ cookie }: Who) =>
  (await call(readExport, { cookie })).body.export as Record<string, unknown> | null;

export async function fetchExport({ cookie }: Partial<Who>): Promise<Response> {
  const headers = { host: 'localhost:3000', ...(cookie && { cookie }) };
  const request = new Request('http://localhost:3000/api/account/export/file', { headers });
  return readFile(request, { params: Promise.resolve({}) });
}

/** Makes an export. @returns the archive */
export async function makeExport(who: Who): Promise<Buffer> {
  await beginExport(who);
  await workOffJobs();
  return Buffer.from(await (await fetchExport(who)).arrayBuffer());
}
