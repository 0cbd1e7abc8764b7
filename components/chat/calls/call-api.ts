import { fetchJson } from '@/lib/browser/api/fetcher';
import type { CallServers, CallSync, CallSynced, CallView } from '@/lib/chat/calls/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

export interface CallApi {
  start: (person: number) => Promise<CallView>;
  accept: (call: number) => Promise<CallView>;
  end: (call: number) => Promise<unknown>;
  /** Ends the call while the page is being left: the answer is not awaited. */
  endAtOnce: (call: number) => void;
  sync: (call: number, known: Omit<CallSync, 'client_id'>) => Promise<CallSynced>;
  signal: (call: number, signals: readonly string[]) => Promise<unknown>;
  servers: (call: number) => Promise<CallServers>;
}

/** The API calls that a tab makes for its call. */
export function callApiOf(tab: string): CallApi {
  const body = { client_id: tab };
  const part = apiRoutes.callPart;
  return {
    start: async (person) => fetchJson<CallView>(apiRoutes.calls(person), { method: 'POST', body }),
    accept: async (call) =>
      fetchJson<CallView>(part(call, 'answer'), { method: 'PUT', body: { ...body, answer: 'accept' } }),
    end: async (call) => fetchJson(part(call, 'end'), { method: 'POST', body }),
    endAtOnce: (call) => {
      navigator.sendBeacon(part(call, 'end'), new Blob([JSON.stringify(body)], { type: 'application/json' }));
    },
    sync: async (call, known) =>
      fetchJson<CallSynced>(part(call, 'sync'), {
        method: 'POST',
        body: { ...body, ...known },
        retry: false,
      }),
    signal: async (call, signals) =>
      fetchJson(part(call, 'signals'), { method: 'POST', body: { ...body, signals } }),
    servers: async (call) => fetchJson<CallServers>(part(call, 'servers')),
  };
}
