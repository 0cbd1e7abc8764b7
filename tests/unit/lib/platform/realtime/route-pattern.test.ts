import { expect, it } from '@jest/globals';
import { compileRoute } from '@/lib/platform/realtime/uws-on-ws/route-pattern.cjs';

it.each([
  ['/apps/:appId/events', '/apps/govorim/events', ['govorim']],
  ['/apps/:appId/channels/:channel', '/apps/a/channels/b', ['a', 'b']],
  ['/apps/:appId/events', '/apps/govorim', null],
  ['/apps/:appId/events', '/apps//events', null],
  ['/apps/:appId/events', '/apps/a/events/more', null],
  ['/', '/', []],
  ['/*', '/anything/at/all', []],
  ['/ready', '/already', null],
])('%s and %s', (pattern, path, parameters) => {
  expect(compileRoute(pattern)(path)).toEqual(parameters);
});
