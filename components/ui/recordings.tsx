'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { recordingName } from '@/lib/russian/speech/recording-name';

const Recorded = createContext<readonly string[]>([]);

interface Props {
  /** Recorded texts, in the spelling of lib/russian/speech/recording-name. */
  of: readonly string[];
  children: ReactNode;
}

/** Provides the list of recorded texts to the speaker buttons inside. */
export function Recordings({ of, children }: Props) {
  return <Recorded value={of}>{children}</Recorded>;
}

export function useIsRecorded(text: string): boolean {
  const recorded = useContext(Recorded);
  return recorded.length > 0 && recorded.includes(recordingName(text));
}
