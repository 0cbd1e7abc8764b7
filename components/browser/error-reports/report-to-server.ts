import type { ClientErrorInput } from '@/lib/platform/error-reports/schema';
import { callApi } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** Reports an error in this browser to the server. A failed report is ignored. */
export async function reportToServer(id: string, { name, message, stack = '' }: Error): Promise<void> {
  const report: ClientErrorInput = {
    id,
    name: name.slice(0, 60),
    message: message.slice(0, 300),
    path: window.location.pathname.slice(0, 300),
    stack: stack.slice(0, 800),
  };
  await callApi(apiRoutes.errors(), { method: 'POST', body: report, retry: false }).catch(() => null);
}
