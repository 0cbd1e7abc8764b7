import { z } from 'zod';

export const exportQuery = z.strictObject({ format: z.enum(['csv', 'json']) });

export const exportAnswer = z.file().mime(['application/json', 'text/csv']);
