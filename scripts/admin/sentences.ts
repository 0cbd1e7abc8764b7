import type { z } from 'zod';
import { AppError } from '@/lib/platform/errors';
import { errorBody } from '@/lib/platform/http/error-body';
import { fieldFaults } from '@/lib/platform/validation/faults';
import { Refusal } from '@/scripts/services/terminal';

/** Refuses what does not fit with the sentence the site itself would say. */
export async function checked<S extends z.ZodType>(schema: S, given: unknown): Promise<z.output<S>> {
  const { data, error } = schema.safeParse(given, { reportInput: true });
  if (!error) return data;
  return inWords(Promise.reject(new AppError('validation', { fields: fieldFaults(error.issues) })));
}

/** The work's own refusals as one sentence for whoever sits at the terminal. */
export async function inWords<T>(work: Promise<T>): Promise<T> {
  return work.catch(async (error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    const { message, errors = {} } = await errorBody(error, 'en');
    throw new Refusal(Object.values(errors)[0]?.[0] ?? message);
  });
}
