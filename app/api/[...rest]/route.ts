import { endpoint } from '@/lib/http/endpoint';
import { AppError } from '@/lib/errors';

const notHere = endpoint({ access: 'anyone' }, async () => {
  throw new AppError('not_found');
});

export { notHere as GET, notHere as POST, notHere as PUT, notHere as PATCH, notHere as DELETE };
