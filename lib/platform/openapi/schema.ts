import { z } from 'zod';
import type { OpenApiDocument } from './types';

/** Of the description itself. The boundary: its shape is OpenAPI's, and not ours to describe. */
const openApiAnswer = z.looseObject({ openapi: z.string() }) as unknown as z.ZodType<OpenApiDocument>;
export const openApiRules = {
  summary: 'This document.',
  access: 'anyone',
  answer: openApiAnswer,
} as const;
