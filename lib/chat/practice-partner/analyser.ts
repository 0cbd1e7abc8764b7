import 'server-only';
import { LRUCache } from 'lru-cache';
import { listHomonyms, type Lexeme } from '@/lib/russian/morphology/lexeme';
import { loadLexicon } from '@/lib/russian/morphology/morphology';
import { readFrequentForms } from '@/lib/russian/morphology/frequent-forms';
import { createSpeller } from './inside/speller';
import type { Analyser } from './inside/language';

/** Loads the language data, in about half a second at the first call, and keeps it. */
export function loadAnalyser(): Promise<Analyser> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Number of forms whose paradigms are cached: a verb takes some milliseconds and has a hundred forms. */
const maxLexemes = 300;

let loading: Promise<Analyser> | undefined;

async function load(): Promise<Analyser> {
  const [lexicon, frequent] = await Promise.all([loadLexicon(), readFrequentForms()]);
  // Two letters are too few to tell a slip from another word.
  const forms = frequent.filter((form) => /^[а-яё]{3,}$/u.test(form));
  const lexemes = new LRUCache<string, Promise<Lexeme[]>>({
    max: maxLexemes,
    memoMethod: (form) => listHomonyms(form),
  });
  return {
    lexicon,
    speller: createSpeller(forms, lexicon),
    listHomonyms: (form) => lexemes.memo(form),
  };
}
