import { z } from 'zod';
import type { OpenApiDocument } from './types';

/** The schema of the description itself. The boundary: its shape is OpenAPI's and is not validated here. */
const openApiAnswer = z.looseObject({ openapi: z.string() }) as unknown as z.ZodType<OpenApiDocument>;
export const openApiRules = {
  summary: 'This document.',
  access: 'anyone',
  response: openApiAnswer,
} as const;
