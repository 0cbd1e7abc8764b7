import { readFileSync } from 'node:fs';
import { Refusal } from '@/scripts/services/terminal';

/** The system account that PostgreSQL runs as; empty for the current user. */
export interface Account {
  name?: string;
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root and needs an account listed in /etc/passwd. */
const candidates = ['postgres', 'nobody'];

export function postgresAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n').map(parseAccount);
  const found = candidates.flatMap((name) => accounts.filter((account) => account.name === name));
  if (found[0]) return found[0];
  throw new Refusal('PostgreSQL does not run as root: start Govorim as another user, or set DATABASE_URL.');
}

function parseAccount(line: string): Account {
  const [name = '', , uid, gid] = line.split(':');
  return { name, uid: Number(uid), gid: Number(gid) };
}
