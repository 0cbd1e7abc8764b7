import { expect, type Page } from '@playwright/test';

/** The clocks of a browser and of a server that has one to be set, moved together. */
export class Clocks {
  private constructor(
    private readonly page: Page,
    private readonly origin: string,
    private moment: Date,
  ) {}

  static async start(page: Page, origin: string, moment: string): Promise<Clocks> {
    await page.clock.install({ time: moment });
    const clocks = new Clocks(page, origin, new Date(moment));
    await clocks.tellServer();
    return clocks;
  }

  /** The server's clock stands still until it is moved: so a journey knows the moment of everything it does. */
  now(): Date {
    return this.moment;
  }

  async set(moment: string): Promise<void> {
    this.moment = new Date(moment);
    await this.page.clock.setSystemTime(this.moment);
    await this.tellServer();
  }

  /** So much time goes by. */
  async pass(seconds: number): Promise<void> {
    this.moment = new Date(this.moment.getTime() + seconds * 1000);
    await Promise.all([this.page.clock.fastForward(seconds * 1000), this.tellServer()]);
  }

  private async tellServer(): Promise<void> {
    const data = { now: this.moment.toISOString(), still: true };
    const headers = { Origin: this.origin };
    const response = await this.page.request.put(`${this.origin}/api/clock`, { headers, data });
    expect(response.status()).toBe(200);
  }
}
