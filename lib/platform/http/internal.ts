import 'server-only';
import { isSigned, sign } from '@/lib/platform/crypto/token-hash';

/** The header by which our own processes authenticate at the API: its value is derived from AUTH_SECRET. */
export const internalHeader = 'x-govorim-internal';

const purpose = 'internal calls';

export const internalKey = () => sign(purpose, '');

export const isInternalKey = (key: string | null) => isSigned(purpose, '', key ?? '');
