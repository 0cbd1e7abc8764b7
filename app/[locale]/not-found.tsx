import { LateNotFound } from '@/components/layout/late-screens';

/** The HTTP server replaces it by the page `notfound`; this is the fallback for navigation in the browser. */
export default function NotFound() {
  return <LateNotFound />;
}
