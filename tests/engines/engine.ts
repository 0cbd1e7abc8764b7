/** A browser, as far as the journeys need one. Places on the page are XPath. */
export interface Engine {
  readonly name: string;
  open: (url: string) => Promise<void>;
  /** Runs a function in the page; it must not use anything around it. */
  evaluate: <A, R>(run: (given: A) => R, given: A) => Promise<R>;
  click: (xpath: string) => Promise<void>;
  /** The middle of the screen is what the numbers of getBoundingClientRect say. */
  clickAt: (x: number, y: number) => Promise<void>;
  type: (xpath: string, text: string) => Promise<void>;
  /** A PNG of what is seen. */
  picture: () => Promise<Buffer>;
  /** Nobody is signed in any more. */
  forget: () => Promise<void>;
  close: () => Promise<void>;
}
