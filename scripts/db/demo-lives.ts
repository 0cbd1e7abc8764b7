import type { DemoLearner } from '@/lib/people/demo/demo-people';

/** A lesson that somebody begins (so many answers) or finishes; `skip`: first the check that jumps to it. */
interface Step {
  /** Days before today. */
  day: number;
  course: string;
  /** Counted from 1. */
  lesson: number;
  skip?: true;
  answers?: number;
}

interface Opinion {
  course: string;
  stars: number;
  text: string;
}

export interface Life {
  steps: Step[];
  opinion?: Opinion;
}

const reading = 'reading-and-writing';
const zero = 'russian-from-zero';
const phrases = 'travel-phrasebook';

/** The last lesson of `reading`: who reads Cyrillic already shows it in five exercises. */
const last = (day: number): Step => ({ day, course: reading, lesson: 8, skip: true });
const look = (day: number, course: string, answers: number): Step => ({ day, course, lesson: 1, answers });

/** What the demonstration's learners have done, in the order of time. */
export const demoLives: Record<DemoLearner, Life> = {
  emma: {
    steps: [look(21, zero, 8), last(19), look(3, phrases, 4)],
    opinion: {
      course: reading,
      stars: 5,
      text: 'I could guess half of the letters, and guessing was the problem. Now I read station names aloud and get them right. The check at the start spared me what I knew.',
    },
  },
  lukas: {
    steps: [look(18, zero, 5), last(16), look(15, phrases, 5)],
    opinion: {
      course: reading,
      stars: 4,
      text: 'Harte und weiche Konsonanten hatte mir noch niemand so ruhig erklärt. Mehr Handschrift dürfte es sein.',
    },
  },
  camille: {
    steps: [look(14, zero, 4), last(11), look(9, phrases, 4)],
    opinion: {
      course: reading,
      stars: 5,
      text: 'Quand je me trompe, on me dit pourquoi. C’est tout ce que je demandais à un cours.',
    },
  },
  giulia: { steps: [look(12, zero, 6), look(8, phrases, 4)] },
  elif: { steps: [look(7, zero, 5)] },
  misaki: {
    steps: [look(10, zero, 6), last(6)],
    opinion: {
      course: reading,
      stars: 5,
      text: '文字を見て、すぐ声に出せるようになりました。間違えた理由を毎回教えてくれるのがうれしいです。',
    },
  },
  aram: {
    steps: [last(5), look(4, phrases, 5)],
    opinion: {
      course: reading,
      stars: 5,
      text: 'Говорю по-русски с детства, а писать правильно научился только здесь. Понравилось, что опечатку не путают с ошибкой.',
    },
  },
};
