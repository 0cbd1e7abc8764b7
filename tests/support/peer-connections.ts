import type { Page } from '@playwright/test';

/** Stores the connections of a page, so that a test can count what they receive; for `addInitScript`. */
export function keepConnections(): void {
  const kept: RTCPeerConnection[] = [];
  Object.assign(window, { kept });
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(options?: RTCConfiguration) {
      super(options);
      kept.push(this);
    }
  };
}

type Report = Record<string, unknown>;

/** The reports of all connections that a page has opened (`RTCStatsReport`). */
export const reportsOf = async (page: Page): Promise<Report[]> =>
  page.evaluate(async () => {
    const { kept } = window as unknown as { kept: RTCPeerConnection[] };
    const all = await Promise.all(kept.map((connection) => connection.getStats()));
    return all.flatMap((each) => [...(each.values() as Iterable<Record<string, unknown>>)]);
  });

/** Packets of audio or video that a page has received. */
export const receivedPackets = async (page: Page, kind: 'audio' | 'video'): Promise<number> =>
  sumOf(await reportsOf(page), kind, 'packetsReceived');

/** The sum of a field over all audio or video that a page receives. */
export function sumOf(reports: readonly Report[], kind: 'audio' | 'video', field: string): number {
  return reports
    .filter((report) => report.type === 'inbound-rtp' && report.kind === kind)
    .reduce((sum, report) => sum + Number(report[field] ?? 0), 0);
}
