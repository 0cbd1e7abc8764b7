import { z } from 'zod';

export const exportQuery = z.strictObject({ format: z.enum(['csv', 'json']) });
export type ExportFormat = z.infer<typeof exportQuery>['format'];
export const exportAnswer = z.file().mime(['application/json', 'text/csv']);
