import { LateNotFound } from '@/components/layout/late-screens';

/** Readers get the page `notfound` from the front; this is what is left where the front is not asked. */
export default function NotFound() {
  return <LateNotFound />;
}
