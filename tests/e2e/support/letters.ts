import { expect } from '@playwright/test';
import { readOutbox, type ReadLetter } from '@/tests/support/outbox';
import { site } from './site';

/** The letter to somebody whose subject begins like this, as soon as it is there; `which` counts them from 1. */
export async function receiveLetter(to: string, subject: string, which = 1): Promise<ReadLetter> {
  const find = () =>
    readOutbox(site.dataDir).filter((letter) => letter.to === to && letter.subject.startsWith(subject))[
      which - 1
    ];
  await expect.poll(find, { message: `a letter “${subject}”`, timeout: 20_000 }).toBeDefined();
  return find()!;
}
