import { notFound } from 'next/navigation';
import { AppError } from '@/lib/platform/errors';

/** The result of a service of lib/learning/teaching; null when an administrator's session lacks the second factor. */
export async function readTeaching<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'second_factor_missing') return null;
    if (error.code === 'not_found') notFound();
    throw error;
  }
}
