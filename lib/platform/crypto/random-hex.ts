/** `count` random bytes as hexadecimal digits; `crypto.randomUUID` exists on secure origins only. */
export function randomHex(count: number): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(count)));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
