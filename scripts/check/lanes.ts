/** Does the tasks in their order, a few at a time. More at once would only slow each other down. */
export async function inLanes<T>(tasks: (() => Promise<T>)[], lanes: number): Promise<T[]> {
  const waiting = [...tasks];
  const done: T[] = [];
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) done.push(await task());
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return done;
}
