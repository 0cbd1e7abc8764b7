import { demoPassword, demoPeople } from '@/lib/people/demo/demo-people';
import type { Env } from '@/lib/platform/env';
import { say } from '@/scripts/services/terminal';

/** Prints the address of the site and the demonstration accounts. */
export function greet({ APP_ENV, APP_ORIGIN }: Env): void {
  say('Ready.');
  console.log(`\n  Govorim is at ${APP_ORIGIN}\n`);
  if (APP_ENV !== 'production') {
    console.log(`  Demonstration people, all with the password ${demoPassword}:`);
    for (const { email, role } of demoPeople) console.log(`    ${email.padEnd(28)} ${role}`);
    console.log();
  }
  console.log('  Ctrl-C ends it.\n');
}
