import { showMe } from '@/lib/auth/service';
import { endpoint } from '@/lib/http/endpoint';

export const GET = endpoint({ access: 'anyone' }, async ({ viewer }) => ({ user: viewer && showMe(viewer) }));
