import 'server-only';
import { exerciseKinds, topics } from '@/db/enums';
import type { Viewer } from '@/lib/people/auth/viewer';
import { db } from '@/lib/platform/database/database';
import { badgeNames } from './inside/badges';
import { dayOf } from './day';
import { addDays } from './day-arithmetic';
import { rankOf } from './ranks';
import type { Accuracy, Statistics } from './schema';
import { fillYear, forecastOf, sumDays, wordHistory } from './daily-series';
import { skillOf, skills, skillProgress, type Share } from './inside/skills';
import {
  selectAnswers,
  selectBadges,
  selectDue,
  selectPlacedLevel,
  selectTaughtExercises,
  selectTaughtWords,
  selectWordChanges,
  selectWordCounts,
} from './inside/statistics-queries';
import { getDays } from './streak-service';
import { topicLevels, type CefrLevel } from './topics';

const forecastDays = 30;

/** A learner's statistics: always eleven queries, eight of them on one connection. */
export async function getStatistics(viewer: Viewer): Promise<Statistics> {
  const { id, timeZone } = viewer;
  const { today, days, daysOff, streak } = await getDays(viewer);
  // One day more than the forecast needs in any time zone: forecastOf leaves out what lies beyond.
  const until = new Date(Date.parse(addDays(today, forecastDays + 2)));
  const [answers, taught, words, wordCounts, changes, due, badges, placed] = await db.transaction((on) =>
    Promise.all([
      selectAnswers(on, id),
      selectTaughtExercises(on),
      selectTaughtWords(on, id),
      selectWordCounts(on, id),
      selectWordChanges(on, id),
      selectDue(on, id, until),
      selectBadges(on, id),
      selectPlacedLevel(on, id),
    ]),
  );
  const total = sumDays(days);
  const inLessons = sumAccuracy(answers);
  const onDay = (date: Date) => dayOf(date, timeZone);
  const earned = new Map(badges.map(({ badge, earnedAt }) => [badge, earnedAt]));
  return {
    today,
    points: viewer.points,
    rank: rankOf(viewer.points),
    streak,
    daysOff: daysOff.filter((day) => day > today),
    year: fillYear(days, today),
    total,
    kinds: exerciseKinds.map((kind) => ({
      kind,
      ...sumAccuracy(answers.filter((row) => row.kind === kind)),
    })),
    topics: topics.map((topic) => ({
      topic,
      level: topicLevels[topic].cefr,
      torfl: topicLevels[topic].torfl,
      ...sumAccuracy(answers.filter((row) => row.topics.includes(topic))),
    })),
    reviews: {
      answers: Math.max(0, total.answers - inLessons.answers),
      right: Math.max(0, total.right - inLessons.right),
    },
    words: {
      ...wordCounts,
      history: wordHistory(
        changes.map(({ reviewedAt, change }) => ({ day: onDay(reviewedAt), change })),
        today,
      ),
    },
    forecast: forecastOf(
      due.map((each) => ({ day: onDay(each.due), cards: each.cards })),
      today,
      forecastDays,
    ),
    skills: listSkills({ answers, taught, words, placed }),
    badges: badgeNames.map((badge) => ({ badge, earned: earned.get(badge) ?? null })),
  };
}

function sumAccuracy(rows: Accuracy[]): Accuracy {
  return {
    answers: rows.reduce((sum, { answers }) => sum + answers, 0),
    right: rows.reduce((sum, { right }) => sum + right, 0),
  };
}

interface SkillSources {
  answers: Awaited<ReturnType<typeof selectAnswers>>;
  taught: Awaited<ReturnType<typeof selectTaughtExercises>>;
  words: Awaited<ReturnType<typeof selectTaughtWords>>;
  placed: CefrLevel | null;
}

function listSkills({ answers, taught, words, placed }: SkillSources): Statistics['skills'] {
  return skills.map((skill) => {
    const inSkill = taught.filter(({ kind }) => skillOf[kind] === skill);
    const levels = [...new Set(inSkill.map(({ level }) => level))];
    const shares: Share[] = levels.map((level) => ({
      level,
      total: inSkill.filter((row) => row.level === level).reduce((sum, row) => sum + row.total, 0),
      done: answers
        .filter((row) => row.level === level && skillOf[row.kind] === skill)
        .reduce((sum, { solved }) => sum + solved, 0),
    }));
    const counted = words.map(({ level, total, known }) => ({ level, total, done: known }));
    return { skill, progress: skillProgress(skill === 'vocabulary' ? counted : shares, placed) };
  });
}
