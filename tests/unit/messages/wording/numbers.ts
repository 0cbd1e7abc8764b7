import type { Translated } from './all';

/** Words for numbers in English; the first three ordinals and “one” are everyday words and do not count. */
export const englishNumbers =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|fourteen|hundred|thousand|half|both|quarter)\b/iu;

/** The same for two to ten in each language, without those that are also other words: Italian “sei”, Turkish “on”. */
export const numbers: Record<Translated, RegExp> = {
  ru: /(?<!\p{L})(?:два|две|двух|двум|три|трёх|четыр\p{L}+|пять|пяти|шесть|шести|семь|семи|восемь|девять|десять|десяти)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)(?!\p{L}|-Faktor)/iu,
  fr: /\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix)\b(?! facteurs)/iu,
  it: /\b(?:due|tre|quattro|cinque|sette|otto|nove|dieci)\b(?! fattori)/iu,
  es: /\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\b(?! pasos)/iu,
  nl: /\b(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien)\b/iu,
  da: /\b(?:to|tre|fire|fem|seks|syv|otte|ni|ti)\b/iu,
  nb: /\b(?:to|tre|fire|fem|seks|sju|åtte|ni|ti)\b/iu,
  el: /(?<!\p{L})(?:δύο|τρεις|τρία|τριών|τέσσερ\p{L}+|πέντε|έξι|επτά|οκτώ|εννέα|δέκα)(?!\p{L}| παραγόντων)/iu,
  tr: /(?<!\p{L})(?:iki|üç|dört|beş|yedi|sekiz|dokuz)(?!\p{L})/iu,
  az: /(?<!\p{L})(?:iki|üç|dörd|beş|yeddi|səkkiz|doqquz)(?!\p{L})/iu,
  hy: /(?<!\p{L})(?:երկու|երեք|չորս|հինգ|վեց|յոթ|ութ|ինը|տասը)(?!\p{L})/iu,
  ja: /[二三四五六七八九十](?:つ|人|問|回|日|枚|個)/u,
};
