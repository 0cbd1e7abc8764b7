import { createContext, useContext } from 'react';
import type { NewMedia } from './sending/unsent-media';

interface Tools {
  isRecording: boolean;
  setRecording: (is: boolean) => void;
  /** Shows a chosen picture before it is sent. */
  choose: (file: File) => void;
  send: (made: NewMedia) => void;
}

/** Sends pictures and voice notes in the surrounding conversation; null when none may be sent. */
export const MediaTools = createContext<Tools | null>(null);

export const useMediaTools = (): Tools | null => useContext(MediaTools);
