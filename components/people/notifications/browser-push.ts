import { fetchJson } from '@/lib/browser/api/fetcher';
import type { PushAnswer } from '@/lib/people/push/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/*
 * Messages of this browser. Their worker has a scope of its own, a path that no page has: it never stands between a page
 * and the server.
 */
const worker = '/push-worker.js';
const scope = '/push-worker/';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return registration?.scope.endsWith(scope) ? registration.pushManager.getSubscription() : null;
}

export async function readPushState(): Promise<PushState> {
  if (!canPush()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await findSubscription()) ? 'on' : 'off';
}

/** Asks for permission, and registers this browser. Throws when the browser or the server could not. */
export async function turnPushOn(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const registration = await navigator.serviceWorker.register(worker, { scope });
  await whenActive(registration);
  // One that was made with another key of the server would get nothing.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  try {
    await fetchJson<PushAnswer>(apiRoutes.pushSubscriptions(), { method: 'PUT', body: { endpoint, keys } });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

async function whenActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active || !coming) return;
  await new Promise<void>((settle) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') settle();
    });
  });
}

/**
 * This browser shows no more notifications, even if the call to the server fails: the push service then answers that the
 * subscription is gone.
 */
export async function turnPushOff(): Promise<void> {
  if (!canPush()) return;
  const subscription = await findSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await fetchJson(apiRoutes.pushSubscriptions(), { method: 'DELETE', body: { endpoint } }).catch(() => null);
}
