import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';

export interface TakenMessage {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * A push service (RFC 8030) on loopback. `agent` connects to it for every host, without TLS, which it replaces; `answers`
 * are its next statuses, and after them 201.
 */
export async function startPushService() {
  const taken: TakenMessage[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      const status = answers.shift() ?? 201;
      response.writeHead(status, {
        ...(status === 307 && { Location: 'https://fcm.googleapis.com/elsewhere' }),
      });
      response.end();
    });
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  // The boundary: the address of a server that listens on a port is never a string.
  const { port } = server.address() as AddressInfo;
  const agent = new Agent();
  agent.createConnection = () => connect(port, '127.0.0.1');
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((settle) => server.close(settle));
  };
  return { taken, answers, agent, stop };
}

/** A browser with its own keys, which decrypts messages for it. */
export function makeBrowser(endpoint: string) {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: own.toString('base64url'), auth: auth.toString('base64url') };
  const derive = (salt: Buffer, key: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));

  /** RFC 8291, section 3.4, and RFC 8188, section 2. */
  function open(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + (body[20] ?? 0);
    const theirs = body.subarray(21, keyEnd);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
    const material = derive(auth, pair.computeSecret(theirs), info, 32);
    const key = derive(salt, material, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(salt, material, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(body.subarray(-16));
    const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }

  return { subscription: { endpoint, keys }, open };
}

/** The claims of a message's signature (RFC 8292), after it was verified with the public key that comes with it. */
export function readVapid(authorization: string): { aud: string; exp: number; sub: string; key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/u.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature is by another key.');
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string;
    exp: number;
    sub: string;
  };
  return { ...said, key };
}
