declare module '@adobe/structured-data-validator' {
  interface Extracted {
    jsonld: Record<string, object[]>;
    microdata: object;
    rdfa: object;
    errors: object[];
  }
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
  }
  /** Google's rules for rich results; without the vocabulary of schema.org, which types hold here. */
  export default class Validator {
    validate(extracted: Extracted): Promise<Issue[]>;
  }
}
