/*
 * Speaks Russian, in a process of its own: espeak-ng takes 100 MB, may hang or die, and is not to take the site along.
 * lib/russian/speech/inside/speaker.ts starts it, waits for its word 'ready', sends one question at a time and ends it; it ends by itself when nobody asks any more.
 */
import loadEspeak from '@echogarden/espeak-ng-emscripten';

const sampleRate = 22_050;
const bytesPerSample = 2;
const headerLength = 44;

const espeak = await loadEspeak();
const voice = new espeak.eSpeakNGWorker();
voice.set_voice('ru');

process.on('message', (question) => process.send(answer(question)));
process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal reaches every process: the server is the one to decide.
process.on('SIGINT', () => undefined);
process.send('ready');

function answer({ kind, text, wordsPerMinute, words }) {
  return kind === 'sound' ? { sound: speak(text, wordsPerMinute) } : { phonemes: words.map(transcribe) };
}

/** A WAV file. */
function speak(text, wordsPerMinute) {
  voice.set_rate(wordsPerMinute);
  const pieces = [];
  voice.synthesize(text, (samples) => {
    pieces.push(Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
    return false;
  });
  const samples = Buffer.concat(pieces);
  return Buffer.concat([header(samples.length), samples]);
}

function header(length) {
  const head = Buffer.alloc(headerLength);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(headerLength - 8 + length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20); // PCM
  head.writeUInt16LE(1, 22); // one channel
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * bytesPerSample, 28);
  head.writeUInt16LE(bytesPerSample, 32);
  head.writeUInt16LE(8 * bytesPerSample, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(length, 40);
  return head;
}

/** IPA, a sign for each sound, with ˈ before the stressed vowel: «ɡ_ʌ_v_ʌ_rʲ_ˈi_tʲ». */
function transcribe(word) {
  const { ptr } = voice.convert_to_phonemes(word, true);
  const end = espeak.HEAPU8.indexOf(0, ptr);
  return new TextDecoder().decode(espeak.HEAPU8.slice(ptr, end));
}
