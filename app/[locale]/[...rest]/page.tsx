import { notFound } from 'next/navigation';

/** Unknown URLs are never cached, because any number of them could fill the disk. */
export const dynamic = 'force-dynamic';

export default function UnknownPage() {
  notFound();
}
