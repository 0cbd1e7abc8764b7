import { describe, expect, it } from '@jest/globals';
import { FrontRequest } from '@/lib/platform/http-server/request';
import { maxImageBytes } from '@/lib/platform/images/limits';
import { uploadMaxBytes } from '@/scripts/serve/upload-limit';
import { Socket } from 'node:net';

const request = (method: string, address: string) =>
  Object.assign(new FrontRequest(new Socket()), { method, address });

describe('a body larger than others', () => {
  it.each([
    ['POST', '/api/images', maxImageBytes],
    ['POST', '/api/images?x=1', maxImageBytes],
    ['POST', '/api/chat/7/media', maxImageBytes],
    ['POST', '/api/chat/7/messages', null],
    ['POST', '/api/chat/7/media/8', null],
    ['POST', '/api/images/../writing', null],
    ['PUT', '/api/images', null],
    ['POST', '/api/writing', null],
    ['POST', '/en/api/images', null],
  ])('%s %s: %s', (method, address, expected) => {
    expect(uploadMaxBytes(request(method, address))).toBe(expected);
  });
});
