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
import { Refusal } from '@/scripts/services/terminal';
import { checked, refuseInWords } from './sentences';
import type { Terminal } from './terminal';
import { readAdminOptions, type AdminOptions } from './admin-options';

interface Surroundings {
  terminal: Terminal;
  /** Called once the e-mail is known to be one. */
  openDatabase: () => Promise<void>;
}

/** Throws Refusal with a sentence for the person at the terminal. @param args of the command line */
export async function createAdministrator(
  args: string[],
  { terminal, openDatabase }: Surroundings,
): Promise<void> {
  const wishes = readAdminOptions(args);
  const given = wishes.email ?? (await askFor(terminal, 'E-mail: ', '--email'));
  const { email } = await checked(administratorInput.pick({ email: true }), { email: given });
  await openDatabase();
  const person = await findPerson(email);
  if (person) await changePerson(terminal, person, wishes);
  else await makePerson(terminal, email, wishes);
}

async function makePerson(terminal: Terminal, email: string, wishes: AdminOptions): Promise<void> {
  if (wishes.promote || wishes.removeSecondFactor) {
    throw new Refusal('There is no account with this e-mail.');
  }
  const names = await checked(administratorInput.omit({ email: true, password: true }), {
    first_name: wishes.firstName ?? (await askFor(terminal, 'First name: ', '--first-name')),
    surname: wishes.surname ?? (await askFor(terminal, 'Surname: ', '--surname')),
  });
  const { password } = await checked(administratorInput.pick({ password: true }), {
    password: await readPassword(terminal),
  });
  const id = await refuseInWords(makeAdministrator({ email, ...names, password }));
  if (id === null) throw new Refusal('Somebody has just registered with this e-mail: nothing was changed.');
  sayWhatNext(terminal, `${names.first_name} ${names.surname}`);
}

async function changePerson(terminal: Terminal, person: KnownPerson, wishes: AdminOptions): Promise<void> {
  if (wishes.removeSecondFactor) {
    await removeSecondFactorOf(person);
    terminal.say(`The second factor of ${person.name} was removed.`);
    if (!wishes.promote) return;
  }
  if (person.role === 'administrator') {
    terminal.say(`${person.name} is an administrator already.`);
    return;
  }
  // Anybody can register with somebody else's e-mail; only its owner can confirm it.
  if (!person.isVerified) {
    throw new Refusal(
      `${person.name} has not confirmed this e-mail yet and can be promoted only after that.`,
    );
  }
  if (!wishes.promote) await confirmPromotion(terminal, person);
  await promote(person);
  sayWhatNext(terminal, person.name);
}

async function confirmPromotion(terminal: Terminal, { name, role }: KnownPerson): Promise<void> {
  if (!terminal.isTerminal())
    throw new Refusal(`${name} has an account with this e-mail: add --promote to promote it.`);
  const answer = await terminal.ask(
    `${name} has an account already (${role}). Make it an administrator? [yes/no] `,
  );
  if (!/^y(es)?$/iu.test(answer.trim())) throw new Refusal('Nothing was changed.');
}

async function askFor(terminal: Terminal, question: string, flag: string): Promise<string> {
  if (!terminal.isTerminal()) throw new Refusal(`${flag} is missing.`);
  return terminal.ask(question);
}

async function readPassword(terminal: Terminal): Promise<string> {
  if (!terminal.isTerminal()) return terminal.readPipe();
  const password = await terminal.askSecretly('Password (at least 10 characters, not shown): ');
  if (password !== (await terminal.askSecretly('Password once more: ')))
    throw new Refusal('The two passwords differ.');
  return password;
}

function sayWhatNext({ say }: Terminal, name: string): void {
  say(`${name} is an administrator now.`);
  say(
    `Sign in at ${getEnv().APP_ORIGIN}${routes.login()} and set up the second factor in the account settings:`,
  );
  say('the administration opens only with it.');
}
