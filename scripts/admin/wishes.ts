import { parseArgs } from 'node:util';
import { Refusal, reason } from '@/scripts/services/terminal';

export interface Wishes {
  email: string | undefined;
  firstName: string | undefined;
  surname: string | undefined;
  /** Somebody who has an account becomes an administrator, without being asked about it again. */
  promote: boolean;
  removeSecondFactor: boolean;
}

const options = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  surname: { type: 'string' },
  promote: { type: 'boolean', default: false },
  'remove-second-factor': { type: 'boolean', default: false },
} as const;

/** Refuses what it does not know; a password above all, which every process of the machine could read there. */
export function readWishes(args: string[]): Wishes {
  if (args.some((argument) => argument.startsWith('--password'))) {
    throw new Refusal('A password is never given as an argument: type it when asked, or pipe it in.');
  }
  const { values } = parse(args);
  return {
    email: values.email,
    firstName: values['first-name'],
    surname: values.surname,
    promote: values.promote,
    removeSecondFactor: values['remove-second-factor'],
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options });
  } catch (error) {
    throw new Refusal(reason(error).split('\n')[0]);
  }
}
