import { parseArgs } from 'node:util';
import { Refusal, reason } from '@/scripts/services/terminal';

export interface AdminOptions {
  email: string | undefined;
  firstName: string | undefined;
  surname: string | undefined;
  /** Promotes an existing account without asking for confirmation. */
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

/** Refuses unknown arguments, and above all a password: every process of the machine can read arguments. */
export function readAdminOptions(args: string[]): AdminOptions {
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
