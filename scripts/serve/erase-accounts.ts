import { eraseDueAccounts } from '@/lib/people/account/erase';
import { log } from '@/lib/platform/log';
import { eraseSteps } from '@/lib/composition/erase-steps';

/** Runs each hour. */
export async function eraseAccounts(): Promise<void> {
  const accounts = await eraseDueAccounts(eraseSteps);
  if (accounts > 0) log().info({ job: 'erase_accounts', accounts });
}
