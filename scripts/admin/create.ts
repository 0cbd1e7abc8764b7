/** `npm run admin:create`: makes an administrator, of a new person or of one who has an account. */
import { closeDatabase } from '@/lib/platform/database/database';
import { getEnv } from '@/lib/platform/env';
import { routes } from '@/lib/platform/routes/routes';
import {
  administratorInput,
  findPerson,
  makeAdministrator,
  promote,
  removeSecondFactorOf,
  type KnownPerson,
} from '@/lib/people/staff/administrators';
import { runMigrations } from '@/scripts/db/migrations';
import { atEnd, runProgram } from '@/scripts/services/lifetime';
import { Refusal, say } from '@/scripts/services/terminal';
import { checked, inWords } from './sentences';
import { ask, askSecretly, isTerminal, readPipe } from './terminal';
import { readWishes, type Wishes } from './wishes';

await runProgram(async () => {
  const wishes = readWishes(process.argv.slice(2));
  const given = wishes.email ?? (await askFor('E-mail: ', '--email'));
  const { email } = await checked(administratorInput.pick({ email: true }), { email: given });
  await runMigrations(getEnv().DATABASE_URL);
  atEnd(closeDatabase);
  const person = await findPerson(email);
  if (person) await changePerson(person, wishes);
  else await makePerson(email, wishes);
  return 0;
});

async function makePerson(email: string, wishes: Wishes): Promise<void> {
  if (wishes.promote || wishes.removeSecondFactor) {
    throw new Refusal('There is no account with this e-mail.');
  }
  const names = await checked(administratorInput.omit({ email: true, password: true }), {
    first_name: wishes.firstName ?? (await askFor('First name: ', '--first-name')),
    surname: wishes.surname ?? (await askFor('Surname: ', '--surname')),
  });
  const { password } = await checked(administratorInput.pick({ password: true }), {
    password: await readPassword(),
  });
  const id = await inWords(makeAdministrator({ email, ...names, password }));
  if (id === null) throw new Refusal('Somebody has just registered with this e-mail: nothing was changed.');
  sayWhatNext(`${names.first_name} ${names.surname}`);
}

async function changePerson(person: KnownPerson, wishes: Wishes): Promise<void> {
  if (wishes.removeSecondFactor) {
    await removeSecondFactorOf(person);
    say(`The second factor of ${person.name} was removed.`);
    if (!wishes.promote) return;
  }
  if (person.role === 'administrator') {
    say(`${person.name} is an administrator already.`);
    return;
  }
  // Anybody can register with somebody else's e-mail; only its owner can confirm it.
  if (!person.isVerified) {
    throw new Refusal(
      `${person.name} has not confirmed this e-mail yet and can be promoted only after that.`,
    );
  }
  if (!wishes.promote) await confirmPromotion(person);
  await promote(person);
  sayWhatNext(person.name);
}

async function confirmPromotion({ name, role }: KnownPerson): Promise<void> {
  if (!isTerminal())
    throw new Refusal(`${name} has an account with this e-mail: add --promote to promote it.`);
  const answer = await ask(`${name} has an account already (${role}). Make it an administrator? [yes/no] `);
  if (!/^y(es)?$/iu.test(answer.trim())) throw new Refusal('Nothing was changed.');
}

async function askFor(question: string, flag: string): Promise<string> {
  if (!isTerminal()) throw new Refusal(`${flag} is missing.`);
  return ask(question);
}

async function readPassword(): Promise<string> {
  if (!isTerminal()) return readPipe();
  const password = await askSecretly('Password (at least 10 characters, not shown): ');
  if (password !== (await askSecretly('Password once more: ')))
    throw new Refusal('The two passwords differ.');
  return password;
}

function sayWhatNext(name: string): void {
  say(`${name} is an administrator now.`);
  say(
    `Sign in at ${getEnv().APP_ORIGIN}${routes.login()} and set up the second factor in the account settings:`,
  );
  say('the administration opens only with it.');
}
