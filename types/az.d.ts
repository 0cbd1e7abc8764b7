/** The part of az 0.2.3 that is used here; the package has no types of its own. */
declare module 'az' {
  export interface AzTag {
    /** Grammemes of the lexeme: part of speech, gender, animacy … */
    stat: readonly string[];
    /** Grammemes of the form: case, number, tense … */
    flex: readonly string[];
  }
  export interface AzParse {
    word: string;
    tag: AzTag;
    parser: string;
    /** The first form of the paradigm; `false` when there is none. */
    normalize(): AzParse | false;
    /** How many forms the paradigm has. */
    formCnt: number;
    /** A form of the paradigm by its place; by grammemes it would silently give the same word. */
    inflect(index: number): AzParse | false;
  }
  export interface AzOptions {
    ignoreCase?: boolean;
    typos?: number;
    stutter?: number;
    parsers?: readonly string[];
    replacements?: Readonly<Record<string, string>>;
  }
  export interface AzMorph {
    (word: string, options?: AzOptions): AzParse[];
    /** Loads the dictionaries beside the package; the callback hears once of success, or of each file that failed. */
    init(callback: (error: Error | null) => void): void;
  }
  const Az: { Morph: AzMorph };
  export default Az;
}
