/** After this time a running task is not joined any more: it may never end, and the next caller starts a new one. */
const joinTimeoutMs = 10_000;

/** Runs a task once for everybody who asks for the same key while it runs. */
export class SingleFlight<T> {
  #running = new Map<string, { task: Promise<T>; startedAt: number }>();

  /** Joins the task of this key, or starts it. */
  run(key: string, start: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key);
    if (running && Date.now() - running.startedAt < joinTimeoutMs) return running.task;
    const entry = { task: start(), startedAt: Date.now() };
    this.#running.set(key, entry);
    const finish = () => {
      if (this.#running.get(key) === entry) this.#running.delete(key);
    };
    entry.task.then(finish, finish);
    return entry.task;
  }

  /** Running tasks go on for those who wait for them; nobody joins them any more. */
  forget(): void {
    this.#running.clear();
  }
}
