import type { ServerResponse } from 'node:http';
import { clientKindOf, type ClientKind } from './client-kind';
import { guardAgainstOutage, type Outage } from './outage';
import type { FrontRequest } from '@/lib/platform/http-server/request';
import type { Answer, FrontResponse } from '@/lib/platform/http-server/response';
import { stateRefusal } from './router-state';
import { drawScreen, type Handle, type ScreenStatus } from './screens';
import type { FormatRefusal } from './refusal-format';

/** The options that decide how failed responses are replaced. */
export interface ErrorPageOptions {
  /** Next's request handler. */
  handle: Handle;
  outage: Outage;
  /** Next's own error page is kept: in development it shows where and why the page failed. */
  showsFailures?: boolean;
  /** The static page for when Next cannot render its error screen either. */
  plainScreen?: (request: FrontRequest, status: ScreenStatus) => Omit<Answer, 'status'>;
}

/** Next's own 405 of an endpoint has no body and does not name the allowed methods. */
const unknownMethod: Answer = { status: 405, body: 'This method is not allowed.\n' };
const noSuchFile: Answer = { status: 404, body: 'There is nothing here.\n' };

/** Replaces a failed response of Next by one that its kind of client can use. */
export function installErrorPages(
  request: FrontRequest,
  response: FrontResponse<FrontRequest>,
  options: ErrorPageOptions,
  format: FormatRefusal,
): void {
  const outageAnswer = guardAgainstOutage(request, response, options.outage, format);
  const replaceFor: Record<ClientKind, Replace> = {
    program: (status) => {
      if (status === 405) return Promise.resolve(format(unknownMethod));
      return status === 500 ? outageAnswer() : undefined;
    },
    file: (status) => (isEmptyShell(status, response) ? Promise.resolve(noSuchFile) : undefined),
    router: (status) => (status === 500 ? replaceForRouter(request, outageAnswer) : undefined),
    bot: (status) => replaceForBot(request, status, outageAnswer, format),
    person: (status) =>
      isScreenStatus(status) ? replaceForPerson(request, status, options, outageAnswer) : undefined,
  };
  response.onFailure = replaceFor[clientKindOf(request)];
}

type Replace = (status: number) => Promise<Answer | undefined> | undefined;

type OutageAnswer = () => Promise<Answer | undefined>;

async function replaceForRouter(
  request: FrontRequest,
  outageAnswer: OutageAnswer,
): Promise<Answer | undefined> {
  return (await outageAnswer()) ?? stateRefusal(request.headers);
}

async function replaceForBot(
  request: FrontRequest,
  status: number,
  outageAnswer: OutageAnswer,
  format: FormatRefusal,
): Promise<Answer> {
  const replacement = status === 500 ? await replaceForRouter(request, outageAnswer) : undefined;
  return format(replacement ?? { status, body: '' });
}

async function replaceForPerson(
  request: FrontRequest,
  status: ScreenStatus,
  { handle, plainScreen, showsFailures = false }: ErrorPageOptions,
  outageAnswer: OutageAnswer,
): Promise<Answer | undefined> {
  const replacement = status === 500 ? await replaceForRouter(request, outageAnswer) : undefined;
  if (replacement || (showsFailures && status === 500)) return replacement;
  const screen = await drawScreen(handle, request, status);
  return screen ?? (plainScreen && { ...plainScreen(request, status), status });
}

function isScreenStatus(status: number): status is ScreenStatus {
  return status === 404 || status === 500;
}

/** Whether Next answers a missing file with an HTML document. */
function isEmptyShell(status: number, response: ServerResponse): boolean {
  return status === 404 && String(response.getHeader('content-type')).startsWith('text/html');
}
