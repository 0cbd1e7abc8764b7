import type { AnswerCase } from './answers.table';

/** Answers just on the two sides of a limit of the checker, beside those a teacher judged without knowing it. */
// oxfmt-ignore
export const edges: AnswerCase[] = [
  { accepted: ['те́ннис'], typed: 'тенис', verdict: 'almost', issues: ['typo'], why: 'the river Тенис is no reason to be strict' },
  { accepted: ['Меня́ зову́т А́нна.'], typed: 'Миня зовут Анна.', verdict: 'almost', issues: ['typo'], why: 'nor is the name Минь' },
  { accepted: ['Моя́ сестра́'], typed: 'Моя систра', verdict: 'almost', issues: ['typo'], why: 'nor is the sistrum' },
  { accepted: ['я хочу́'], typed: 'я хачу', verdict: 'almost', issues: ['typo'], why: 'written as it is heard' },
  { accepted: ['Москва́'], typed: 'Маскава', verdict: 'wrong', issues: ['other_word'], why: 'too far for seven letters' },
  { accepted: ['магази́н'], typed: 'магзын', verdict: 'wrong', issues: ['other_word'], why: 'two slips in seven letters' },
  { accepted: ['рабо́тать'], typed: 'рабтат', verdict: 'almost', issues: ['typo'], why: 'two slips in eight letters' },
  { accepted: ['молоко́'], typed: 'малакоо', verdict: 'wrong', issues: ['other_word'], why: 'two slips, one of them in two halves' },
  { accepted: ['Он у́чится.'], typed: 'Он учица.', verdict: 'almost', issues: ['typo'], why: 'written as it is heard' },
  { accepted: ['и́з-за'], typed: 'из—за', verdict: 'almost', issues: ['spacing'], why: 'a dash parts words' },
  { accepted: ['Я живу́ в Москве́.', 'Живу́ в Москве́.'], typed: 'живу в Маскве', verdict: 'almost', issues: ['typo'], why: 'the answer it is closest to counts' },
  { accepted: ['да'], typed: '   …  ', verdict: 'wrong', issues: ['empty'], why: 'punctuation is no answer' },
];
