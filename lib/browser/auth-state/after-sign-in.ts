/* What other parts of the site do once somebody has signed in, before the next page opens (instrumentation-client.ts names them). */
type Task = () => Promise<void>;

const tasks: Task[] = [];

export function afterSignIn(task: Task): void {
  tasks.push(task);
}

/** Resolves when every task has ended, well or not. */
export async function runAfterSignIn(): Promise<void> {
  await Promise.allSettled(tasks.map((task) => task()));
}
