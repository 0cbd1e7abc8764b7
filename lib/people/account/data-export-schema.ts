import { z } from 'zod';

const dataExport = z
  .object({
    state: z.enum(['working', 'ready', 'failed']),
    progress: z.int().describe('Percent.'),
    bytes: z.int().nullable(),
    requested_at: z.iso.datetime(),
    kept_until: z.iso
      .datetime()
      .nullable()
      .describe('Until when it can be fetched; null before it is ready.'),
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.infer<typeof dataExport>;

export const dataExportAnswer = z.object({ export: dataExport.nullable() });
export type DataExportAnswer = z.infer<typeof dataExportAnswer>;

export const archive = z.file().mime('application/zip');
