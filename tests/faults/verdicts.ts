/** The results of the trials: a line for each, and the numbers at the end. */
const counts = { passed: 0, failed: 0 };

export function note(sentence: string, isRight: boolean, detail = ''): void {
  counts[isRight ? 'passed' : 'failed'] += 1;
  console.log(`${isRight ? '✓' : '✗'} ${sentence}${detail && ` (${detail})`}`);
}

/** @returns the exit code */
export function conclude(): number {
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed === 0 ? 0 : 1;
}
