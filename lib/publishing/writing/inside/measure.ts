import 'server-only';
import { db } from '@/lib/platform/database/database';
import { AppError, type FieldFault } from '@/lib/platform/errors';
import { selectDraft, selectPublicText } from './text-queries';

/** The reasons why a text cannot be published, by field. */
export type Faults = Record<string, FieldFault[]>;
/** For each body: its number of words, or the reasons why it cannot be published. */
export type Measured = ReadonlyMap<string, number | Faults>;
/** Counts the words of a body. Throws AppError: 'validation' for the field `body`, and others. */
type Measure = (body: string) => Promise<number>;

/**
 * Parses and counts the texts to be published before the transaction starts: parsing may wait its turn, and a waiting
 * transaction would occupy one of few database connections.
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

/** Throws AppError('busy') when the text was saved again after it was measured. */
export function measuredOf(measured: Measured, body: string): number | Faults {
  const known = measured.get(body);
  if (known === undefined) throw new AppError('busy', { retryAfterSeconds: 1 });
  return known;
}

function faultsOf(error: unknown): Faults {
  if (error instanceof AppError && error.fields) return error.fields;
  throw error;
}
