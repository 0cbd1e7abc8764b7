import { countVowels, stressVowel } from './vowels';

const vowelSound = /[aɑʌæeɛəiɪɨoɔɵuʊʉy]/u;

/**
 * Where a voice puts the stress of a word: espeak agrees with a dictionary for 98 of 100. `phonemes` is its IPA, a sign
 * for each sound: «ɡ_ʌ_v_ʌ_rʲ_ˈi_tʲ». Null when its vowels are not those that are written.
 */
export function guessStress(word: string, phonemes: string): string | null {
  const sounds = phonemes.trim().split(/[_ ]+/u);
  const vowels = sounds.filter((sound) => vowelSound.test(sound));
  const stressed = vowels.flatMap((sound, index) => (sound.includes('ˈ') ? [index] : []));
  const [place] = stressed;
  if (place === undefined || stressed.length > 1 || vowels.length !== countVowels(word)) return null;
  return stressVowel(word, place);
}
