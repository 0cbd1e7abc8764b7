import type { SentStatement } from '@/tests/support/repeated-queries';

/* What a client sends to PostgreSQL ("Frontend/Backend Protocol" in its manual), as far as statements go. */

/** Reads one connection. It is given the bytes as they come and tells each statement that is to run. */
export function statementReader(
  application: string,
  tell: (statement: SentStatement) => void,
): (bytes: Buffer) => void {
  const prepared = new Map<string, string>();
  let unread = Buffer.alloc(0);
  let isOurs: boolean | undefined;
  const readMessage = (type: string, body: Buffer) => {
    const [name = '', text = ''] = stringsOf(body);
    if (type === 'P') prepared.set(name, text);
    if (type === 'Q') tell({ text: name, parameters: [] });
    // In a Bind message the portal stands before the statement.
    if (type === 'B') tell({ text: prepared.get(text) ?? '', parameters: parametersOf(body) });
  };
  return (bytes) => {
    unread = Buffer.concat([unread, bytes]);
    if (isOurs === undefined) {
      // The first message has no type: length, version, then names and values.
      const length = unread.length < 4 ? Infinity : unread.readInt32BE(0);
      if (unread.length < length) return;
      isOurs = stringsOf(unread.subarray(8, length)).includes(application);
      unread = unread.subarray(length);
    }
    while (unread.length >= 5) {
      const length = 1 + unread.readInt32BE(1);
      if (unread.length < length) return;
      if (isOurs) readMessage(String.fromCharCode(unread[0] ?? 0), unread.subarray(5, length));
      unread = unread.subarray(length);
    }
  };
}

const stringsOf = (body: Buffer) => body.toString('latin1').split('\0').map(decode);
const decode = (latin1: string) => Buffer.from(latin1, 'latin1').toString();

/** The values of a Bind message: portal, statement, formats of the values, and each value behind its length. */
function parametersOf(body: Buffer): (string | null)[] {
  let at = body.indexOf(0, body.indexOf(0) + 1) + 1;
  at += 2 + 2 * body.readInt16BE(at);
  const count = body.readInt16BE(at);
  at += 2;
  return Array.from({ length: count }, () => {
    const length = body.readInt32BE(at);
    at += 4;
    if (length < 0) return null;
    at += length;
    return body.toString('utf8', at - length, at);
  });
}
