/** What the site uses of negotiator 1.x; the published types are those of 0.6. */
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /** @param preferred the order of encodings that the client likes equally */
    encodings(available: string[], options: { preferred: string[] }): string[];
  }
  export = Negotiator;
}
