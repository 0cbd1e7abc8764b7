import { Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import { CapturedResponse } from '@/lib/platform/http-server/inside/captured-response';
import { FrontRequest } from '@/lib/platform/http-server/request';

const respond = () => new CapturedResponse(new FrontRequest(new Socket()));

it('collects what is written, whatever its writer does with the bytes afterwards', async () => {
  const response = respond();
  const bytes = Buffer.from('Приве');
  response.write(bytes);
  bytes.fill(0);
  response.end('т');
  await response.ended;
  expect(response.takeBody().toString()).toBe('Привет');
});

it('gives its body away once and keeps nothing of it', async () => {
  const response = respond();
  response.end('a page');
  await response.ended;
  expect(response.takeBody().toString()).toBe('a page');
  expect(response.takeBody().byteLength).toBe(0);
});

it('has an empty body when nothing is written', async () => {
  const response = respond();
  response.end();
  await response.ended;
  expect(response.takeBody().byteLength).toBe(0);
});
