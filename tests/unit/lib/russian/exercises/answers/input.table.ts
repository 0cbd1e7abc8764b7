import type { AnswerCase } from './case';

/** Case, stress marks, punctuation, spaces and Unicode forms do not matter. */
// oxfmt-ignore
export const punctuation: AnswerCase[] = [
  { accepted: ['Приве́т'], typed: 'привет', verdict: 'right', issues: [], why: 'letter case and the stress mark do not matter' },
  { accepted: ['спаси́бо'], typed: 'СПАСИБО', verdict: 'right', issues: [], why: 'caps lock left on is no mistake' },
  { accepted: ['Москва́'], typed: 'москва', verdict: 'right', issues: [], why: 'a small letter in a name is forgiven' },
  { accepted: ['Меня́ зову́т Анна.'], typed: 'меня зовут анна', verdict: 'right', issues: [], why: 'no capitals and no full stop' },
  { accepted: ['Как дела́?'], typed: 'Как дела', verdict: 'right', issues: [], why: 'the question mark may be left out' },
  { accepted: ['Здравствуйте!'], typed: 'здравствуйте', verdict: 'right', issues: [], why: 'the exclamation mark may be left out' },
  { accepted: ['Я не зна́ю, где он живёт.'], typed: 'Я не знаю где он живёт', verdict: 'right', issues: [], why: 'a missing comma does not matter' },
  { accepted: ['Я ду́маю что это хорошо́.'], typed: 'Я думаю, что это хорошо!', verdict: 'right', issues: [], why: 'extra punctuation does not matter' },
  { accepted: ['Да, коне́чно.'], typed: 'Да конечно...', verdict: 'right', issues: [], why: 'dots instead of a full stop' },
  { accepted: ['Да, спаси́бо.'], typed: 'Да, спасибо…', verdict: 'right', issues: [], why: 'the one-character ellipsis is punctuation too' },
  { accepted: ['Мой брат — студе́нт.'], typed: 'Мой брат - студент.', verdict: 'right', issues: [], why: 'a spaced hyphen for a dash' },
  { accepted: ['Москва́ — столи́ца Росси́и.'], typed: 'Москва – столица России', verdict: 'right', issues: [], why: 'an en dash for an em dash' },
  { accepted: ['Э́то моя́ сестра́.'], typed: 'Это — моя сестра.', verdict: 'right', issues: [], why: 'a dash between words adds no word' },
  { accepted: ['Э́то рома́н «Война и мир».'], typed: 'Это роман "Война и мир".', verdict: 'right', issues: [], why: 'straight quotes for guillemets' },
  { accepted: ['Я чита́ю «Ма́стер и Маргари́та».'], typed: 'Я читаю „Мастер и Маргарита“.', verdict: 'right', issues: [], why: 'other quotes' },
  { accepted: ['кто-то'], typed: 'кто\u2013то', verdict: 'right', issues: [], why: 'an en dash in place of the hyphen' },
  { accepted: ['по-ру́сски'], typed: 'по\u2011русски', verdict: 'right', issues: [], why: 'a non-breaking hyphen is a hyphen' },
  { accepted: ['Сего́дня хо́лодно.'], typed: '  Сегодня холодно.  ', verdict: 'right', issues: [], why: 'spaces at the ends' },
  { accepted: ['Я живу́ здесь.'], typed: 'Я  живу   здесь.', verdict: 'right', issues: [], why: 'doubled spaces' },
  { accepted: ['Мы до́ма.'], typed: 'Мы\u00A0дома.', verdict: 'right', issues: [], why: 'a non-breaking space is a space' },
  { accepted: ['Он рабо́тает.'], typed: 'Он рабо\u0301тает.', verdict: 'right', issues: [], why: 'a learner may type the stress mark' },
  { accepted: ['соба́ка'], typed: 'соба\u0300ка', verdict: 'right', issues: [], why: 'the grave accent is a stress mark too' },
  { accepted: ['хорошо'], typed: 'хорошо\u0301', verdict: 'right', issues: [], why: 'stress typed where the answer has none' },
  { accepted: ['му́зыка'], typed: 'музы\u0301ка', verdict: 'right', issues: [], why: 'a stress mark put in the wrong place is not judged here' },
  { accepted: ['за́мок'], typed: 'замо\u0301к', verdict: 'right', issues: [], why: 'stress marks never matter, even between homographs' },
  { accepted: ['чай'], typed: 'чаи\u0306', verdict: 'right', issues: [], why: 'й typed as и with a breve (NFD)' },
  { accepted: ['Йо́га'], typed: 'И\u0306ога', verdict: 'right', issues: [], why: 'capital Й in NFD' },
  { accepted: ['мо\u0438\u0306'], typed: 'мой', verdict: 'right', issues: [], why: 'the accepted answer itself may be in NFD' },
  { accepted: ['ёлка'], typed: 'е\u0308лка', verdict: 'right', issues: [], why: 'ё typed as е with a diaeresis (NFD) is ё' },
  { accepted: ['зел\u0435\u0308ный'], typed: 'зелёный', verdict: 'right', issues: [], why: 'ё in the accepted answer in NFD' },
  { accepted: ['Ещё раз, пожа́луйста!'], typed: 'Еще\u0308 раз пожалуйста', verdict: 'right', issues: [], why: 'NFD ё inside a sentence' },
  { accepted: ['Мой трамва́й идёт.'], typed: 'МОИ\u0306 ТРАМВАИ\u0306 ИДЕ\u0308Т', verdict: 'right', issues: [], why: 'NFD and capitals together' },
  { accepted: ['кни́га'], typed: 'книга.', verdict: 'right', issues: [], why: 'a full stop after one word' },
  { accepted: ['врач'], typed: '«врач»', verdict: 'right', issues: [], why: 'quotes around the answer' },
  { accepted: ['да'], typed: '(да)', verdict: 'right', issues: [], why: 'brackets typed by the learner are punctuation' },
  { accepted: ['Нет!'], typed: 'нет?!', verdict: 'right', issues: [], why: 'other end marks' },
];

/** Latin letters that look Cyrillic inside a Cyrillic answer. */
// oxfmt-ignore
export const lookalikes: AnswerCase[] = [
  { accepted: ['он'], typed: '\u006Fн', verdict: 'right', issues: ['lookalike'], why: 'Latin o' },
  { accepted: ['кот'], typed: 'к\u006Fт', verdict: 'right', issues: ['lookalike'], why: 'Latin o' },
  { accepted: ['сестра́'], typed: '\u0063\u0065стра', verdict: 'right', issues: ['lookalike'], why: 'Latin c and e' },
  { accepted: ['Спаси́бо'], typed: '\u0043пасибо', verdict: 'right', issues: ['lookalike'], why: 'a capital Latin C' },
  { accepted: ['Москва́'], typed: '\u004D\u006Fсква', verdict: 'right', issues: ['lookalike'], why: 'capital Latin M and o' },
  { accepted: ['ру́чка'], typed: '\u0070учка', verdict: 'right', issues: ['lookalike'], why: 'Latin p for р' },
  { accepted: ['хлеб'], typed: '\u0078леб', verdict: 'right', issues: ['lookalike'], why: 'Latin x for х' },
  { accepted: ['ко́мната'], typed: 'комн\u0061та', verdict: 'right', issues: ['lookalike'], why: 'Latin a' },
  { accepted: ['Я живу́ в Росси́и.'], typed: 'Я живу в Р\u006Fссии.', verdict: 'right', issues: ['lookalike'], why: 'one Latin o in a sentence' },
  { accepted: ['Ве́чером мы до́ма.'], typed: '\u0042ечером мы дом\u0061.', verdict: 'right', issues: ['lookalike'], why: 'Latin B and a in two words' },
  { accepted: ['Она́ чита́ет кни́гу.'], typed: '\u004Fна читает книгу.', verdict: 'right', issues: ['lookalike'], why: 'capital Latin O' },
  { accepted: ['ещё'], typed: 'ещ\u00EB', verdict: 'right', issues: ['lookalike'], why: 'Latin ë looks just like ё' },
  { accepted: ['молоко́'], typed: 'м\u006Fл\u006Fк\u006F', verdict: 'right', issues: ['lookalike'], why: 'every о is Latin' },
  { accepted: ['кот'], typed: 'к\u006Fд', verdict: 'wrong', why: 'with a Latin o it is still код, another word' },
  { accepted: ['кни́гу'], typed: 'книг\u0061', verdict: 'wrong', why: 'a Latin a does not hide the wrong case' },
];

/** The right keys with the wrong keyboard layout. */
// oxfmt-ignore
export const layout: AnswerCase[] = [
  { accepted: ['приве́т'], typed: 'ghbdtn', verdict: 'almost', issues: ['layout'], why: 'Cyrillic keys on the Latin layout' },
  { accepted: ['спаси́бо'], typed: 'cgfcb,j', verdict: 'almost', issues: ['layout'], why: 'б is the comma key, so punctuation counts here' },
  { accepted: ['здра́вствуйте'], typed: 'plhfdcndeqnt', verdict: 'almost', issues: ['layout'], why: 'a long word on the wrong layout' },
  { accepted: ['хорошо́'], typed: '[jhjij', verdict: 'almost', issues: ['layout'], why: 'х is the bracket key' },
  { accepted: ['тетра́дь'], typed: 'ntnhflm', verdict: 'almost', issues: ['layout'], why: 'a noun on the wrong layout' },
  { accepted: ['ёлка'], typed: '`krf', verdict: 'almost', issues: ['layout'], why: 'ё is the backquote key' },
  { accepted: ['люблю'], typed: 'k.,k.', verdict: 'almost', issues: ['layout'], why: 'б and ю are punctuation keys' },
  { accepted: ['Меня́ зову́т А́нна'], typed: 'Vtyz pjden Fyyf', verdict: 'almost', issues: ['layout'], why: 'capitals on the wrong layout' },
  { accepted: ['До свида́ния!'], typed: 'lj cdblfybz', verdict: 'almost', issues: ['layout'], why: 'two words on the wrong layout' },
  { accepted: ['Как дела́?'], typed: 'Rfr ltkf&', verdict: 'almost', issues: ['layout'], why: 'the Russian question mark is the & key' },
  { accepted: ['Я живу́ в Москве́.'], typed: 'Z ;bde d Vjcrdt/', verdict: 'almost', issues: ['layout'], why: 'the Russian full stop is the / key' },
  { accepted: ['Мой брат — студе́нт.'], typed: 'Vjq ,hfn - cneltyn', verdict: 'almost', issues: ['layout'], why: 'a sentence with a hyphen for the dash' },
  { accepted: ['самолёт'], typed: 'cfvjktn', verdict: 'almost', why: 'wrong layout and е for ё: still almost' },
  { accepted: ['соба́ка'], typed: 'rjirf', verdict: 'wrong', why: 'another word, and on the wrong layout' },
  { accepted: ['Я чита́ю кни́гу.'], typed: 'Z xbnf.', verdict: 'wrong', why: 'wrong layout and a word missing' },
];

/** Answers in Latin letters. */
// oxfmt-ignore
export const latin: AnswerCase[] = [
  { accepted: ['приве́т'], typed: 'privet', verdict: 'wrong', issues: ['latin'], why: 'the answer must be in Russian letters' },
  { accepted: ['спаси́бо'], typed: 'spasibo', verdict: 'wrong', issues: ['latin'], why: 'transliteration' },
  { accepted: ['здравствуйте'], typed: 'zdravstvuyte', verdict: 'wrong', issues: ['latin'], why: 'transliteration' },
  { accepted: ['хорошо́'], typed: 'khorosho', verdict: 'wrong', issues: ['latin'], why: 'transliteration with kh' },
  { accepted: ['молоко'], typed: 'moloko', verdict: 'wrong', issues: ['latin'], why: 'transliteration' },
  { accepted: ['до свида́ния'], typed: 'do svidaniya', verdict: 'wrong', issues: ['latin'], why: 'two words in transliteration' },
  { accepted: ['Меня́ зову́т А́нна.'], typed: 'Menya zovut Anna.', verdict: 'wrong', issues: ['latin'], why: 'a sentence in transliteration' },
  { accepted: ['Я живу в Москве.'], typed: 'Ya zhivu v Moskve', verdict: 'wrong', issues: ['latin'], why: 'a sentence in transliteration' },
  { accepted: ['Я люблю́ чай.'], typed: 'ya lyublyu chay', verdict: 'wrong', issues: ['latin'], why: 'transliteration without capitals' },
  { accepted: ['пожа́луйста'], typed: 'pozhaluysta', verdict: 'wrong', issues: ['latin'], why: 'transliteration' },
  { accepted: ['учи́тель'], typed: "uchitel'", verdict: 'wrong', issues: ['latin'], why: 'an apostrophe for the soft sign' },
  { accepted: ['Приве́т'], typed: 'hello', verdict: 'wrong', why: 'an English word is no answer' },
];

/** Nothing was answered. */
// oxfmt-ignore
export const empty: AnswerCase[] = [
  { accepted: ['приве́т'], typed: '', verdict: 'wrong', issues: ['empty'], why: 'nothing typed' },
  { accepted: ['Меня зовут Анна.'], typed: '', verdict: 'wrong', issues: ['empty'], why: 'nothing typed for a sentence' },
  { accepted: ['спасибо'], typed: '  ', verdict: 'wrong', issues: ['empty'], why: 'only spaces' },
  { accepted: ['Как дела́?'], typed: '?', verdict: 'wrong', issues: ['empty'], why: 'only a question mark' },
  { accepted: ['Да.'], typed: '...', verdict: 'wrong', issues: ['empty'], why: 'only dots' },
  { accepted: ['чай'], typed: '…', verdict: 'wrong', issues: ['empty'], why: 'only an ellipsis' },
  { accepted: ['кто-то'], typed: '-', verdict: 'wrong', issues: ['empty'], why: 'only a hyphen' },
  { accepted: ['Мой брат — врач.'], typed: '—', verdict: 'wrong', issues: ['empty'], why: 'only a dash' },
  { accepted: ['Это «Мир».'], typed: '«»', verdict: 'wrong', issues: ['empty'], why: 'only quotes' },
  { accepted: ['(Да,) спасибо.'], typed: '!!!', verdict: 'wrong', issues: ['empty'], why: 'only exclamation marks' },
  { accepted: ['кот'], typed: '\u00A0', verdict: 'wrong', issues: ['empty'], why: 'only a non-breaking space' },
];
