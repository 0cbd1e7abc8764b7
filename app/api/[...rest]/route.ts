import { endpoint } from '@/lib/people/door/endpoint';
import { AppError } from '@/lib/platform/errors';
import { nothing } from '@/lib/platform/http/nothing';

const notHere = endpoint({ access: 'anyone', response: nothing }, async () => {
  throw new AppError('not_found');
});

export { notHere as GET, notHere as POST, notHere as PUT, notHere as PATCH, notHere as DELETE };
