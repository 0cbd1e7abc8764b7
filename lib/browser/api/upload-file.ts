import { randomHex } from '@/lib/platform/crypto/random-hex';
import { validToken } from './access-token';
import { callHeaders } from './inside/call-headers';

interface Upload {
  /** The file, with its content type. */
  file: Blob;
  /** @param share from 0 to 1 */
  onProgress: (share: number) => void;
}

/** @returns the status (0: no answer) and the JSON of the answer, null where there is none. Never rejects. */
export function uploadFile(
  path: string,
  { file, onProgress }: Upload,
): Promise<{ status: number; body: unknown }> {
  // `fetch` does not report how many bytes have been sent.
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.responseType = 'json';
  const headers = callHeaders({ method: 'POST', key: randomHex(16), type: file.type }, validToken());
  for (const [name, value] of headers) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total);
  });
  return new Promise((settle) => {
    // The boundary: `response` is any JSON.
    const end = () => settle({ status: request.status, body: request.response as unknown });
    request.addEventListener('loadend', end);
    request.send(file);
  });
}
