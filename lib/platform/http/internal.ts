import 'server-only';
import { isSigned, sign } from '@/lib/platform/crypto/token-hash';

/** How a process of ours is known to the API: it holds the secret this is made from. */
export const internalHeader = 'x-govorim-internal';

const purpose = 'internal calls';

export const internalKey = () => sign(purpose, '');

export const isOurOwn = (key: string | null) => isSigned(purpose, '', key ?? '');
