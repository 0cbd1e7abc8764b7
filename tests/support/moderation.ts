import { GET as appealQueue } from '@/app/api/admin/appeals/route';
import { PUT as answerAppeal } from '@/app/api/admin/appeals/[sanction]/decision/route';
import { DELETE as release, PUT as claim } from '@/app/api/admin/cases/[case]/claim/route';
import { PUT as decide } from '@/app/api/admin/cases/[case]/decision/route';
import { GET as evidenceOf } from '@/app/api/admin/cases/[case]/evidence/[sha256]/route';
import { DELETE as restore } from '@/app/api/admin/cases/[case]/hidden/route';
import { GET as queue } from '@/app/api/admin/cases/route';
import { PUT as report } from '@/app/api/reports/[kind]/[subject]/route';
import { GET as ownReports } from '@/app/api/reports/route';
import { PUT as acknowledge } from '@/app/api/sanctions/[sanction]/acknowledgement/route';
import { PUT as appeal } from '@/app/api/sanctions/[sanction]/appeal/route';
import { GET as ownSanctions } from '@/app/api/sanctions/route';
import type { CasePage, DecisionInput, ModerationCase, OwnReports } from '@/lib/community/moderation/schema';
import type { SanctionInput, OwnSanctions, WaitingAppeals } from '@/lib/people/sanctions/schema';
import { call } from './call';
import { taken } from './comments';
import type { Somebody } from './somebody';

type Who = Pick<Somebody, 'cookie'>;

export const sendReport = (
  { cookie }: Who,
  [kind, subject]: [string, string | number],
  body: unknown = { reason: 'abuse' },
) => call(report, { cookie, method: 'PUT', params: { kind, subject: String(subject) }, body });

export const askCases = ({ cookie }: Who, query: Record<string, string> = {}) =>
  call(queue, { cookie, query });
export const readCases = async (who: Who, query: Record<string, string> = {}) =>
  taken<CasePage>(await askCases(who, query));

const about = (id: number) => ({ params: { case: String(id) } });
export const claimCase = ({ cookie }: Who, id: number) =>
  call(claim, { cookie, method: 'PUT', ...about(id) });
export const releaseCase = ({ cookie }: Who, id: number) =>
  call(release, { cookie, method: 'DELETE', ...about(id) });
export const decideCase = ({ cookie }: Who, id: number, body: unknown) =>
  call(decide, { cookie, method: 'PUT', ...about(id), body });
export const restoreCase = ({ cookie }: Who, id: number) =>
  call(restore, { cookie, method: 'DELETE', ...about(id) });

/** Requests the stored picture or voice note of a case as somebody. */
export const fetchEvidence = ({ cookie }: Who, id: number, sha256: string): Promise<Response> =>
  evidenceOf(new Request('http://localhost:3000/api/admin/cases', { headers: { cookie } }), {
    params: Promise.resolve({ case: String(id), sha256 }),
  });

/** Reports a subject as somebody. @returns the case about it */
export async function openCase(
  reporter: Who,
  moderator: Who,
  subject: [string, string | number],
  body: unknown = { reason: 'abuse' },
): Promise<ModerationCase> {
  taken(await sendReport(reporter, subject, body));
  const { cases } = await readCases(moderator);
  const newest = cases.toSorted((one, other) => other.id - one.id)[0];
  if (!newest) throw new Error('The report has opened no case.');
  return newest;
}

/** Claims a case and decides it, and expects success. */
export async function settle(who: Who, id: number, decision: DecisionInput): Promise<ModerationCase> {
  taken(await claimCase(who, id));
  return taken<ModerationCase>(await decideCase(who, id, decision));
}

/** Lets a member report another one, whom a moderator then sanctions. @returns the sanction's id */
export async function sanction(
  owner: Somebody,
  { by, reporter, input }: { by: Somebody; reporter: Somebody; input: SanctionInput },
): Promise<number> {
  const { id } = await openCase(reporter, by, ['name', owner.id]);
  await settle(by, id, { outcome: 'acted', hide: false, sanction: input, reason: 'Так нельзя.' });
  const { sanctions } = await readSanctions(owner);
  return sanctions[0]?.id ?? 0;
}

export const readReports = async ({ cookie }: Who, query: Record<string, string> = {}) =>
  taken<OwnReports>(await call(ownReports, { cookie, query }));
export const readSanctions = async ({ cookie }: Who) =>
  taken<OwnSanctions>(await call(ownSanctions, { cookie }));
export const sendAppeal = ({ cookie }: Who, id: number, text = 'Это была шутка.') =>
  call(appeal, { cookie, method: 'PUT', params: { sanction: String(id) }, body: { text } });
export const acknowledgeSanction = ({ cookie }: Who, id: number) =>
  call(acknowledge, { cookie, method: 'PUT', params: { sanction: String(id) } });
export const readAppeals = async ({ cookie }: Who) =>
  taken<WaitingAppeals>(await call(appealQueue, { cookie }));
export const decideAppeal = ({ cookie }: Who, id: number, outcome: 'upheld' | 'lifted') =>
  call(answerAppeal, {
    cookie,
    method: 'PUT',
    params: { sanction: String(id) },
    body: { outcome, answer: 'Мы посмотрели ещё раз.' },
  });
