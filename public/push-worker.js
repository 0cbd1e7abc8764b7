/*
 * Shows the messages of this site in a browser whose owner has switched them on (lib/people/push). It answers no
 * requests and controls no page: it is registered for a path that no page has.
 */
self.addEventListener('push', (event) => {
  const message = readMessage(event.data);
  if (message) event.waitUntil(show(message));
});

/** Anything else than our own message is nothing to show. */
function readMessage(data) {
  try {
    const { kind, title, text, lang, path } = data.json();
    return [kind, title, text, lang, path].every((each) => typeof each === 'string')
      ? { kind, title, text, lang, path }
      : null;
  } catch {
    return null;
  }
}

/** A later message of the same kind takes the place of the earlier one. */
function show({ kind, title, text, lang, path }) {
  return self.registration.showNotification(title, {
    body: text,
    lang,
    tag: kind,
    icon: '/icon.svg',
    data: { path },
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** Leads an open page of ours there, or opens one; never to another site. */
async function open(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const here = pages.find((page) => page.url === url.href);
  await (here ? here.focus() : self.clients.openWindow(url.href));
}
