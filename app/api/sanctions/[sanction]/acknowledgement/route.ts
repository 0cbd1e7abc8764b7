import { endpoint } from '@/lib/people/door/endpoint';
import { acknowledgeSanction } from '@/lib/people/sanctions/own';
import { ownSanctions, sanctionParams } from '@/lib/people/sanctions/schema';

export const PUT = endpoint(
  {
    summary: 'The caller has read it; again changes nothing.',
    access: 'member',
    params: sanctionParams,
    response: ownSanctions,
    idempotency: 'own',
  },
  ({ viewer, params }) => acknowledgeSanction(viewer, params.sanction),
);
