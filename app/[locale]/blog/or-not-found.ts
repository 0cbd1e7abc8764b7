import { notFound } from 'next/navigation';
import { AppError } from '@/lib/platform/errors';

/** The result of a service; its 'not_found' becomes the "not found" page. */
export async function orNotFound<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  }
}
