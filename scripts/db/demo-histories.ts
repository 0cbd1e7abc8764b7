import type { DemoLearner } from '@/lib/people/demo/demo-people';

/** A lesson that a learner finishes, or begins with `answers` answers; `skip` passes the skip test before it. */
interface Step {
  /** Days before today. */
  day: number;
  course: string;
  /** Counted from 1. */
  lesson: number;
  skip?: true;
  answers?: number;
}

interface DemoReview {
  course: string;
  stars: number;
  text: string;
}

export interface DemoHistory {
  steps: Step[];
  opinion?: DemoReview;
}

const reading = 'reading-and-writing';
const zero = 'russian-from-zero';
const phrases = 'travel-phrasebook';

/** Finishes the last lesson of `reading` after a skip test of five exercises. */
const finish = (day: number): Step => ({ day, course: reading, lesson: 8, skip: true });
const begin = (day: number, course: string, answers: number): Step => ({ day, course, lesson: 1, answers });

/** The past actions of the demonstration learners, in chronological order. */
export const demoHistories: Record<DemoLearner, DemoHistory> = {
  emma: {
    steps: [begin(21, zero, 8), finish(19), begin(3, phrases, 4)],
    opinion: {
      course: reading,
      stars: 5,
      text: 'I could guess half of the letters, and guessing was the problem. Now I read station names aloud and get them right. The check at the start spared me what I knew.',
    },
  },
  lukas: {
    steps: [begin(18, zero, 5), finish(16), begin(15, phrases, 5)],
    opinion: {
      course: reading,
      stars: 4,
      text: 'Harte und weiche Konsonanten hatte mir noch niemand so ruhig erklärt. Mehr Handschrift dürfte es sein.',
    },
  },
  camille: {
    steps: [begin(14, zero, 4), finish(11), begin(9, phrases, 4)],
    opinion: {
      course: reading,
      stars: 5,
      text: 'Quand je me trompe, on me dit pourquoi. C’est tout ce que je demandais à un cours.',
    },
  },
  giulia: { steps: [begin(12, zero, 6), begin(8, phrases, 4)] },
  elif: { steps: [begin(7, zero, 5)] },
  misaki: {
    steps: [begin(10, zero, 6), finish(6)],
    opinion: {
      course: reading,
      stars: 5,
      text: '文字を見て、すぐ声に出せるようになりました。間違えた理由を毎回教えてくれるのがうれしいです。',
    },
  },
  aram: {
    steps: [finish(5), begin(4, phrases, 5)],
    opinion: {
      course: reading,
      stars: 5,
      text: 'Говорю по-русски с детства, а писать правильно научился только здесь. Понравилось, что опечатку не путают с ошибкой.',
    },
  },
};
