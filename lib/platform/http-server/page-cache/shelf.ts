/** Anything kept in memory that says how much of it it takes. */
export interface Kept {
  readonly bytes: number;
}

/** No single thing takes more than this part of the place there is. */
const largestPart = 1 / 8;

interface Place<T> {
  thing: T;
  bytes: number;
  wasUsed: boolean;
}

/**
 * Keeps things under names within so many bytes. When it is full, what was not used since the last time goes first
 * (second chance): using something writes one mark, where a strict order of use would move it each time.
 */
export class Shelf<T extends Kept> {
  #places = new Map<string, Place<T>>();
  #bytes = 0;
  readonly #most: number;

  constructor(mostBytes: number) {
    this.#most = mostBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#places.size;
  }

  get(name: string): T | undefined {
    const place = this.#places.get(name);
    if (!place) return undefined;
    place.wasUsed = true;
    return place.thing;
  }

  /** Everything that is kept, with its name. */
  *entries(): Generator<[string, T]> {
    for (const [name, { thing }] of this.#places) yield [name, thing];
  }

  /** Also says that a thing kept already has grown. What is too large is not kept. */
  put(name: string, thing: T): void {
    this.remove(name);
    const { bytes } = thing;
    if (bytes > this.#most * largestPart) return;
    this.#makeRoom(bytes);
    this.#places.set(name, { thing, bytes, wasUsed: false });
    this.#bytes += bytes;
  }

  remove(name: string): void {
    this.#bytes -= this.#places.get(name)?.bytes ?? 0;
    this.#places.delete(name);
  }

  #makeRoom(bytes: number): void {
    for (const [name, place] of this.#places) {
      if (this.#bytes + bytes <= this.#most) return;
      if (place.wasUsed) this.#giveAnotherChance(name, place);
      else this.remove(name);
    }
  }

  /** To the end: the walk over the map comes by once more, and finds it unused. */
  #giveAnotherChance(name: string, place: Place<T>): void {
    place.wasUsed = false;
    this.#places.delete(name);
    this.#places.set(name, place);
  }
}
