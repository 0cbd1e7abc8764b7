export { consentVersion } from '@/db/enums';

/** API tokens one person may have. */
export const maxTokens = 20;

/** How long somebody may change their mind before their account is erased (decisions, "Accounts"). */
export const deletionGraceDays = 14;
