import { notFound } from 'next/navigation';

/** Unknown addresses are answered each time: remembered, they could fill the disk. */
export const dynamic = 'force-dynamic';

export default function UnknownPage() {
  notFound();
}
