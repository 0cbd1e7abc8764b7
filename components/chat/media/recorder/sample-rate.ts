/** Of voice notes: speech has nothing above 12 kHz that anybody would miss. */
export const sampleRateHz = 24_000;
