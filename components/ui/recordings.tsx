'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { said } from '@/lib/russian/speech/said';

const Recorded = createContext<readonly string[]>([]);

interface Props {
  /** What is recorded, as lib/russian/speech/said spells it. */
  of: readonly string[];
  children: ReactNode;
}

/** Tells the speaker buttons inside which of their texts a person has recorded. */
export function Recordings({ of, children }: Props) {
  return <Recorded value={of}>{children}</Recorded>;
}

export function useIsRecorded(text: string): boolean {
  const recorded = useContext(Recorded);
  return recorded.length > 0 && recorded.includes(said(text));
}
