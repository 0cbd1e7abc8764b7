/* Tasks that run after a sign-in and before the next page opens (registered in instrumentation-client.ts). */
type Task = () => Promise<void>;

const tasks: Task[] = [];

export function afterSignIn(task: Task): void {
  tasks.push(task);
}

/** Resolves when every task has succeeded or failed. */
export async function runAfterSignIn(): Promise<void> {
  await Promise.allSettled(tasks.map((task) => task()));
}
