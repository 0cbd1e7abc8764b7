/** Signals between the browsers of a call. Offers are numbered, so that an answer to an older one is ignored. */
export type Signal =
  | { kind: 'offer' | 'answer'; number: number; sdp: string }
  | { kind: 'candidate'; candidate: RTCIceCandidateInit }
  /** The callee asks for a new offer. */
  | { kind: 'restart' };

/** Null unless a version of this page has written it. */
export function parseSignal(body: string): Signal | null {
  const read = parseJson(body);
  if (typeof read !== 'object' || read === null) return null;
  const { kind, number, sdp, candidate }: Partial<Record<string, unknown>> = { ...read };
  if (kind === 'restart') return { kind };
  if (kind === 'offer' || kind === 'answer') return descriptionOf(kind, number, sdp);
  return kind === 'candidate' && typeof candidate === 'object' && candidate !== null
    ? { kind, candidate }
    : null;
}

const descriptionOf = (kind: 'offer' | 'answer', number: unknown, sdp: unknown): Signal | null =>
  typeof number === 'number' && typeof sdp === 'string' ? { kind, number, sdp } : null;

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
