'use client';

import { createContext, useContext } from 'react';

export interface Named {
  /** ISO code. */
  value: string;
  label: string;
}

/** Countries and languages in the page's language, sorted by the server: browsers have no names in some languages. */
export interface Names {
  countries: readonly Named[];
  languages: readonly Named[];
}

const NamesContext = createContext<Names>({ countries: [], languages: [] });
export const NamesProvider = NamesContext.Provider;
export const useNames = () => useContext(NamesContext);
