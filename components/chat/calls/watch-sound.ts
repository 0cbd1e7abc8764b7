import { secondMs } from '@/lib/platform/time/units';

/** Seconds without sound after which the connection counts as lost; browsers notice it some seconds later. */
const maxSilentSeconds = 2;

interface Listeners {
  onConnected: () => void;
  onLost: () => void;
}

/**
 * Reports whether sound of the other person arrives; while they are silent, empty packets do. @returns a function that stops
 * it
 */
export function watchSound(connection: RTCPeerConnection, { onConnected, onLost }: Listeners): () => void {
  let packets = 0;
  let silentSeconds = 0;
  const look = async () => {
    const received = await countPackets(connection);
    silentSeconds = received > packets ? 0 : silentSeconds + 1;
    packets = received;
    if (silentSeconds === 0) onConnected();
    else if (silentSeconds >= maxSilentSeconds) onLost();
  };
  const listen = () => {
    if (connection.connectionState === 'disconnected' || connection.connectionState === 'failed') onLost();
  };
  const timer = setInterval(() => void look().catch(() => undefined), secondMs);
  connection.addEventListener('connectionstatechange', listen);
  return () => {
    clearInterval(timer);
    connection.removeEventListener('connectionstatechange', listen);
  };
}

async function countPackets(connection: RTCPeerConnection): Promise<number> {
  let count = 0;
  // The boundary: the DOM's types do not describe the content of a report.
  (await connection.getStats()).forEach((report: Partial<RTCInboundRtpStreamStats>) => {
    if (report.type === 'inbound-rtp' && report.kind === 'audio') count += report.packetsReceived ?? 0;
  });
  return count;
}
