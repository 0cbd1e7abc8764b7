import type { Operation } from '@/lib/platform/openapi/types';
import { sample } from './sample';

/** A curl command to copy into a terminal, with placeholders in capitals. */
export function curl(origin: string, path: string, method: string, operation: Operation): string {
  const address = origin + path.replace(/\{(\w+)\}/gu, (_, name: string) => name.toUpperCase());
  const { requestBody, security } = operation;
  const lines = [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${quote(address)}`,
    ...(isForMembers(security) ? [`-H ${quote('Authorization: Bearer ACCESS_TOKEN')}`] : []),
    ...bodyLines(requestBody?.content),
  ];
  return lines.join(' \\\n  ');
}

function bodyLines(content: NonNullable<Operation['requestBody']>['content'] | undefined): string[] {
  const [first] = Object.entries({ ...content });
  if (!first) return [];
  const [type, media] = first;
  const isJson = type === 'application/json';
  const data = isJson ? `-d ${quote(JSON.stringify(sample(media.schema)))}` : '--data-binary @FILE';
  return [`-H ${quote(`Content-Type: ${type}`)}`, data];
}

export const isForMembers = (security: Operation['security']) =>
  security.every((scheme) => Object.keys(scheme).length > 0);

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
