/*
 * Hosts to which messages may be sent: the URL comes from a client, so it must be that of a known push service (decisions,
 * "Push endpoints"). A name that begins with a dot matches all hosts that end with it.
 */
const knownHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
];

/** @param more hosts the operator has added (PUSH_HOSTS) */
export function isAllowedEndpoint(endpoint: string, more: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return [...knownHosts, ...more].some((host) =>
    host.startsWith('.') ? hostname.endsWith(host) : hostname === host,
  );
}
