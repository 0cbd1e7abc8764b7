import type { Database } from '@/db/client';
import { checkContent } from '@/lib/content/check';
import { formatLocation } from '@/lib/content/files/fault';
import { loadContent } from '@/lib/content/load/load-courses';
import { readMinima } from '@/lib/content/lexicon/minima';
import { loadLexemes } from '@/lib/content/load/load-lexicon';
import { loadHome } from '@/lib/content/load/load-home';
import { loadDocuments } from '@/lib/content/load/load-documents';
import { loadPhrasebook } from '@/lib/content/load/load-phrasebook';
import { loadPlacement } from '@/lib/content/load/load-placement';

/** Loads the content folder, which must have no faults. @returns how many rows changed */
export async function seedContent(db: Database, folder = 'db/content'): Promise<{ changed: number }> {
  const { courses, placement, documents, home, forms, phrasebook, faults } = await checkContent(folder);
  const [first] = faults;
  if (first) {
    throw new Error(
      `The content has ${faults.length} faults and was not loaded; ${formatLocation(first)}: ${first.message} ` +
        'All of them: npm run content:check',
    );
  }
  const loaded = [
    await loadContent(db, courses),
    await loadLexemes(db, courses, { minima: await readMinima(folder), forms }),
    await loadPlacement(db, placement),
    await loadHome(db, home),
    await loadPhrasebook(db, phrasebook),
    await loadDocuments(db, documents),
  ];
  return { changed: loaded.reduce((sum, { changed }) => sum + changed, 0) };
}
