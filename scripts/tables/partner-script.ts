import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { partnerScriptSchema } from '@/lib/chat/practice-partner/script-schema';

/** What the practice partner understands and says, as data that is imported, so that no request reads a file. */
export function writePartnerScript(): string {
  const script = partnerScriptSchema.parse(parse(readFileSync('db/content/chat/partner.yaml', 'utf8')));
  return `${JSON.stringify(script, null, 1)}\n`;
}
