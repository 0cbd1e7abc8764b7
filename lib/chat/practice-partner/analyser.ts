import 'server-only';
import { listHomonyms } from '@/lib/russian/morphology/lexeme';
import { loadLexicon } from '@/lib/russian/morphology/morphology';
import { readFrequentForms } from './inside/frequent-forms';
import { createSpeller } from './inside/speller';
import type { Analyser } from './inside/language';

/** Loads what knows the language, at the first call about half a second, and keeps it. */
export function loadAnalyser(): Promise<Analyser> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

let loading: Promise<Analyser> | undefined;

async function load(): Promise<Analyser> {
  const [lexicon, forms] = await Promise.all([loadLexicon(), readFrequentForms()]);
  return { lexicon, speller: createSpeller(forms, lexicon), listHomonyms };
}
