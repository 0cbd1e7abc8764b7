import { expandTemplate, TemplateError, type TemplateFault } from '@/lib/russian/exercises/text/template';

/** The sentences that a template expands to; for an invalid template none, and the reason. */
export function readTemplate(template: string): { variants: string[]; fault: TemplateFault | null } {
  try {
    return { variants: expandTemplate(template), fault: null };
  } catch (error) {
    if (error instanceof TemplateError) return { variants: [], fault: error.fault };
    throw error;
  }
}
