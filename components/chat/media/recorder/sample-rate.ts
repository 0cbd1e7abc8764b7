/** Sample rate of voice notes: it keeps sound up to 12 kHz, and speech has hardly any above that. */
export const sampleRateHz = 24_000;
