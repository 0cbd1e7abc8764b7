import { countVowels, stressVowel } from './vowels';

const vowelSound = /[aɑʌæeɛəiɪɨoɔɵuʊʉy]/u;

/**
 * The word with the stress of a synthetic voice: espeak agrees with a dictionary for 98 of 100 words. `phonemes` is its IPA,
 * sounds separated by underscores: «ɡ_ʌ_v_ʌ_rʲ_ˈi_tʲ». Null when the number of vowels differs from the spelling.
 */
export function guessStress(word: string, phonemes: string): string | null {
  const sounds = phonemes.trim().split(/[_ ]+/u);
  const vowels = sounds.filter((sound) => vowelSound.test(sound));
  const stressed = vowels.flatMap((sound, index) => (sound.includes('ˈ') ? [index] : []));
  const [place] = stressed;
  if (place === undefined || stressed.length > 1 || vowels.length !== countVowels(word)) return null;
  return stressVowel(word, place);
}
