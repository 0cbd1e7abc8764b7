import { expect, type Page } from '@playwright/test';

/** The clocks of a browser and of a server that has one to be set, moved together. */
export class Clocks {
  private constructor(
    private readonly page: Page,
    private readonly origin: string,
    private time: Date,
  ) {}

  static async start(page: Page, origin: string, time: string): Promise<Clocks> {
    await page.clock.install({ time });
    const clocks = new Clocks(page, origin, new Date(time));
    await clocks.tellServer();
    return clocks;
  }

  /** The server's clock stands still until it is moved: so a journey knows the moment of everything it does. */
  now(): Date {
    return this.time;
  }

  async set(time: string): Promise<void> {
    this.time = new Date(time);
    await this.page.clock.setSystemTime(this.time);
    await this.tellServer();
  }

  /** So much time goes by. */
  async pass(seconds: number): Promise<void> {
    this.time = new Date(this.time.getTime() + seconds * 1000);
    await Promise.all([this.page.clock.fastForward(seconds * 1000), this.tellServer()]);
  }

  private async tellServer(): Promise<void> {
    const data = { now: this.time.toISOString(), still: true };
    const headers = { Origin: this.origin };
    const response = await this.page.request.put(`${this.origin}/api/clock`, { headers, data });
    expect(response.status()).toBe(200);
  }
}
