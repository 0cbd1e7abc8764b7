/** Thrown with one sentence for the operator: the program prints it and ends with exit code 1. */
export class Refusal extends Error {}

/** A line of progress, with the seconds since the program started. */
export function say(sentence: string): void {
  console.log(`${process.uptime().toFixed(1).padStart(6)} s  ${sentence}`);
}

/** Prints an error and sets exit code 1: a refusal as its sentence, any other error with its stack. */
export function complain(error: unknown): void {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}

/** The message of an error, such as 'connect ECONNREFUSED'; some errors of Node have only a code. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code: unknown = Reflect.get(error, 'code');
  return error.message || (typeof code === 'string' ? code : error.name);
}
