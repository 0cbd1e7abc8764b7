import type { Operation } from '@/lib/openapi/types';
import { sample } from './sample';

/** A call to copy into a terminal; capitals stand for what only the caller knows. */
export function curl(origin: string, path: string, method: string, operation: Operation): string {
  const address = origin + path.replace(/\{(\w+)\}/gu, (_, name: string) => name.toUpperCase());
  const { requestBody, security } = operation;
  const lines = [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${quote(address)}`,
    ...(isForMembers(security) ? [`-H ${quote('Authorization: Bearer ACCESS_TOKEN')}`] : []),
    ...(requestBody ? [`-H ${quote('Content-Type: application/json')}`] : []),
    ...(requestBody
      ? [`-d ${quote(JSON.stringify(sample(requestBody.content['application/json'].schema)))}`]
      : []),
  ];
  return lines.join(' \\\n  ');
}

export const isForMembers = (security: Operation['security']) =>
  security.every((way) => Object.keys(way).length > 0);

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
