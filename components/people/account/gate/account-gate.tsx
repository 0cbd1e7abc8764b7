'use client';

import dynamic from 'next/dynamic';
import { Absent } from '@/components/ui/absent';

/** Loaded after the page: who reads without an account never meets it. */
const GateNow = dynamic(
  async () =>
    import('./gate-now').then(
      ({ GateNow: come }) => come,
      () => Absent,
    ),
  { ssr: false },
);

/** On every page: what somebody has to answer before they go on. */
export function AccountGate() {
  return <GateNow />;
}
