export { consentVersion } from '@/db/enums';

/** API tokens one person may have. */
export const maxTokens = 20;

/** Days in which somebody can keep their account after all, before it is erased (decisions, "Accounts"). */
export const deletionGraceDays = 14;
