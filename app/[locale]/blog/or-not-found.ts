import { notFound } from 'next/navigation';
import { AppError } from '@/lib/platform/errors';

/** What a service answers, or the page that says that there is none. */
export async function orNotFound<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  }
}
