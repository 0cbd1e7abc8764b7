import type { DocumentText } from '@/lib/content/documents/source';
import type { Fault } from '@/lib/content/files/fault';
import { linesOf } from '@/lib/content/documents/lines';
import { stressMark } from '@/lib/platform/text/stress';

/** The words for “answer” in the languages of articles, without stress marks. */
const words = [
  ...['answers?', 'solutions?', 'key', 'ответы?', 'решени[ея]'],
  ...['antwort(?:en)?', 'lösung(?:en)?', 'réponses?', 'corrigés?', 'rispost[ae]', 'soluzion[ei]'],
  ...['respuestas?', 'solución', 'soluciones', 'cevap(?:lar)?', 'yanıt(?:lar)?', 'cavab(?:lar)?'],
  ...['antwoord(?:en)?', 'oplossing(?:en)?', 'svar', 'løsning(?:er|en)?', 'απαντήσεις', 'απάντηση', 'λύσεις'],
  ...['պատասխան(?:ներ)?', '答え', '解答'],
].join('|');
/** “Answers: …”, also in bold. */
const saysAnswer = new RegExp(`^(?:\\*\\*|__)?(?:${words})(?:\\*\\*|__)?\\s*[:：]`, 'iu');
/** A note whose title ends with such a word: “Answers”, “One possible answer”. */
const noteOfAnswers = new RegExp(`^:::note\\[(?:[^\\]]*\\s)?(?:${words})\\]`, 'iu');
/** A numbered list in one line: “1) …; 2) …”. */
const counted = /(?:^|\s)1\)\s.+\s2\)\s/u;

const message = 'An answer stands open below its task: put it between “:::answer[Title]” and “:::”.';

/** Finds answers that are visible below their task instead of folded away. */
export function findOpenAnswers(text: DocumentText): Fault[] {
  const faults: Fault[] = [];
  let [isInside, hasTask] = [false, false];
  for (const { line, content } of linesOf(text)) {
    const plain = content.normalize('NFC').replaceAll(stressMark, '');
    if (/^#/u.test(plain)) hasTask = false;
    if (plain.startsWith(':::')) isInside = plain.startsWith(':::answer');
    if (!isInside && isOpenAnswer(plain, hasTask)) faults.push({ file: text.file, line, message });
    if (/^\d+[.)]\s/u.test(plain)) hasTask ||= !isInside;
  }
  return faults;
}

/** `hasTask` says that a numbered list precedes the line in its section. */
function isOpenAnswer(line: string, hasTask: boolean): boolean {
  return saysAnswer.test(line) || noteOfAnswers.test(line) || (hasTask && counted.test(line));
}
