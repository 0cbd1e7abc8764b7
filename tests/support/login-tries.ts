/**
 * A separate process that tries to sign in; argv: e-mail, IP address, number of attempts. Prints the number of attempts
 * allowed.
 */
import { consumeLogin } from '@/lib/people/auth/inside/login-throttle';
import { closeDatabase } from '@/lib/platform/database/database';

const [email = '', address = '', times = '0'] = process.argv.slice(2);
const tries = Array.from({ length: Number(times) }, () => consumeLogin(email, address));
const outcomes = await Promise.allSettled(tries);
await closeDatabase();
console.log(outcomes.filter(({ status }) => status === 'fulfilled').length);
