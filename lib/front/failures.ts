import { isApiCall, type Wording } from './api-refusal';
import { guardAgainstOutage, type Outage } from './outage';
import type { FrontRequest } from './request';
import type { Answer, FrontResponse } from './response';
import { stateRefusal } from './router-state';

/** Next's own for an endpoint that lacks the method has no body; which methods there are, it does not say. */
const unknownMethod: Answer = { status: 405, body: 'This method is not allowed.\n' };

/** Decides what becomes of an answer with which Next has failed. */
export function mendFailures(
  request: FrontRequest,
  response: FrontResponse<FrontRequest>,
  outage: Outage,
  worded: Wording,
): void {
  const isCall = isApiCall(request);
  const duringOutage = guardAgainstOutage(request, response, outage);
  response.onFailure = async (status) => {
    if (status === 405) return isCall ? worded(unknownMethod) : undefined;
    const instead = await duringOutage();
    // An endpoint does not look at the router's state: its failures are its own.
    return instead ?? (isCall ? undefined : stateRefusal(request.headers));
  };
}
