/** After so long nobody joins the work any more: it may never end, and whoever comes next tries anew. */
const patience = 10_000;

/** Work under way, by name: whoever asks for the same meanwhile gets the same. */
export class Flights<T> {
  #flights = new Map<string, { work: Promise<T>; began: number }>();

  /** Joins the work under this name, or begins it. */
  join(name: string, begin: () => Promise<T>): Promise<T> {
    const flight = this.#flights.get(name);
    if (flight && Date.now() - flight.began < patience) return flight.work;
    const work = begin();
    const fresh = { work, began: Date.now() };
    this.#flights.set(name, fresh);
    const land = () => {
      if (this.#flights.get(name) === fresh) this.#flights.delete(name);
    };
    work.then(land, land);
    return work;
  }

  /** What is under way goes on, for those who wait for it; nobody joins it any more. */
  forget(): void {
    this.#flights.clear();
  }
}
