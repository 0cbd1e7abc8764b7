import type { ServerResponse } from 'node:http';
import { askerOf, type Asker } from './asker';
import { guardAgainstOutage, type Outage } from './outage';
import type { FrontRequest } from '@/lib/platform/http-server/request';
import type { Answer, FrontResponse } from '@/lib/platform/http-server/response';
import { stateRefusal } from './router-state';
import { drawScreen, type Handle, type ScreenStatus } from './screens';
import type { Wording } from './wording';

/** What becomes of failures depends on these. */
export interface FailureOptions {
  /** Next's request handler. */
  handle: Handle;
  outage: Outage;
  /** A page that fails shows what Next makes of it, which under development is where and why. */
  showsFailures?: boolean;
  /** What people read where Next cannot draw an error screen. */
  plainScreen?: (request: FrontRequest, status: ScreenStatus) => Omit<Answer, 'status'>;
}

/** Next's own for an endpoint that lacks the method has no body; which methods there are, it does not say. */
const unknownMethod: Answer = { status: 405, body: 'This method is not allowed.\n' };
const noSuchFile: Answer = { status: 404, body: 'There is nothing here.\n' };

/** Decides what becomes of an answer with which Next has failed. */
export function mendFailures(
  request: FrontRequest,
  response: FrontResponse<FrontRequest>,
  options: FailureOptions,
  worded: Wording,
): void {
  const duringOutage = guardAgainstOutage(request, response, options.outage, worded);
  const mend: Record<Asker, Mend> = {
    program: (status) => {
      if (status === 405) return Promise.resolve(worded(unknownMethod));
      return status === 500 ? duringOutage() : undefined;
    },
    file: (status) => (isEmptyShell(status, response) ? Promise.resolve(noSuchFile) : undefined),
    router: (status) => (status === 500 ? mendForRouter(request, duringOutage) : undefined),
    bot: (status) => mendForBot(request, status, duringOutage, worded),
    person: (status) =>
      isScreenStatus(status) ? mendForPerson(request, status, options, duringOutage) : undefined,
  };
  response.onFailure = mend[askerOf(request)];
}

type Mend = (status: number) => Promise<Answer | undefined> | undefined;

type DuringOutage = () => Promise<Answer | undefined>;

async function mendForRouter(request: FrontRequest, duringOutage: DuringOutage): Promise<Answer | undefined> {
  return (await duringOutage()) ?? stateRefusal(request.headers);
}

async function mendForBot(
  request: FrontRequest,
  status: number,
  duringOutage: DuringOutage,
  worded: Wording,
): Promise<Answer> {
  const instead = status === 500 ? await mendForRouter(request, duringOutage) : undefined;
  return worded(instead ?? { status, body: '' });
}

async function mendForPerson(
  request: FrontRequest,
  status: ScreenStatus,
  { handle, plainScreen, showsFailures = false }: FailureOptions,
  duringOutage: DuringOutage,
): Promise<Answer | undefined> {
  const instead = status === 500 ? await mendForRouter(request, duringOutage) : undefined;
  if (instead || (showsFailures && status === 500)) return instead;
  const screen = await drawScreen(handle, request, status);
  return screen ?? (plainScreen && { ...plainScreen(request, status), status });
}

function isScreenStatus(status: number): status is ScreenStatus {
  return status === 404 || status === 500;
}

/** Whoever wants a file has no use for a document that says it is not there. */
function isEmptyShell(status: number, response: ServerResponse): boolean {
  return status === 404 && String(response.getHeader('content-type')).startsWith('text/html');
}
