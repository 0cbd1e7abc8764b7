import 'server-only';
import { db } from '@/lib/platform/database/database';
import { AppError, type FieldFault } from '@/lib/platform/errors';
import { selectDraft, selectPublicText } from './text-queries';

/** What stands against a text, by its fields. */
export type Faults = Record<string, FieldFault[]>;
/** How many words there are to read, or what stands against it, by the text. */
export type Measured = ReadonlyMap<string, number | Faults>;
/** How many words there are to read. Throws AppError: 'validation' about the body, and others. */
type Measure = (body: string) => Promise<number>;

/**
 * Measures what is to appear in these languages, before anything is held in the database: it takes as long as it takes
 * others, and there are few connections.
 */
export async function measureTexts(
  documentId: number,
  locales: readonly string[],
  measure: Measure,
): Promise<Measured> {
  const measured = new Map<string, number | Faults>();
  for (const locale of new Set(locales)) {
    const key = { documentId, locale };
    const { body = '' } = (await selectDraft(db, key)) ?? (await selectPublicText(db, key)) ?? {};
    if (body.trim() !== '' && !measured.has(body)) measured.set(body, await measure(body).catch(faultsOf));
  }
  return measured;
}

/** Throws AppError('busy') for a text that somebody has saved since the others were measured. */
export function measuredOf(measured: Measured, body: string): number | Faults {
  const known = measured.get(body);
  if (known === undefined) throw new AppError('busy', { retryAfter: 1 });
  return known;
}

function faultsOf(error: unknown): Faults {
  if (error instanceof AppError && error.fields) return error.fields;
  throw error;
}
