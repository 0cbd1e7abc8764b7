import type { z } from 'zod';
import { AppError } from '@/lib/platform/errors';
import { errorBody } from '@/lib/platform/http/error-body';
import { fieldFaults } from '@/lib/platform/validation/faults';
import { Refusal } from '@/scripts/services/terminal';

/** Validates an input; the refusal is the sentence the site itself would show. */
export async function checked<S extends z.ZodType>(schema: S, given: unknown): Promise<z.output<S>> {
  const { data, error } = schema.safeParse(given, { reportInput: true });
  if (!error) return data;
  return refuseInWords(Promise.reject(new AppError('validation', { fields: fieldFaults(error.issues) })));
}

/** Turns an AppError of the work into a one-sentence refusal for the terminal. */
export async function refuseInWords<T>(work: Promise<T>): Promise<T> {
  return work.catch(async (error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    const { message, errors = {} } = await errorBody(error, 'en');
    throw new Refusal(Object.values(errors)[0]?.[0] ?? message);
  });
}
