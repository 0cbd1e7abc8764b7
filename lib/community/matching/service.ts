import 'server-only';
import { cefrLevels } from '@/db/enums';
import { ageGroupOn, adultYears, birthDatesOf } from '@/lib/people/audience/age-policy';
import { shownName } from '@/lib/people/audience/shown-name';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { candidateMaker, isOpenTo, membersSee, type Candidate } from './candidates';
import { selectCandidates } from './inside/candidate-queries';
import { selectOwners } from './inside/owner-queries';
import { canHelp, languageSkillsOf, type LanguageSkills } from './languages';
import { maxCandidates } from './limits';
import { matchOf, type Match } from './match';
import type { PartnerView } from './schema';

/**
 * The people who suit the viewer best, of those whom they may see and write to: without blocked people, friends, and the
 * other age group. Empty for a viewer who has no profile, or shows nothing of it to members.
 */
export async function listPartners({ id }: Pick<Viewer, 'id'>, limit: number): Promise<PartnerView[]> {
  const at = now();
  const day = at.toISOString().slice(0, 10);
  const toCandidates = candidateMaker(at, day);
  const [me] = toCandidates(await selectOwners(db, [id]));
  if (!me) return [];
  const ids = await selectCandidates(db, { ...wantedBy(me, day), at }, maxCandidates);
  return toCandidates(await selectOwners(db, ids))
    .map((candidate) => ({ candidate, match: matchOf(me.shown, candidate.shown) }))
    .filter(({ candidate, match }) => match.score > 0 && isOpenTo(me, candidate, match))
    .sort(byMatch)
    .slice(0, limit)
    .map(({ candidate, match }) => viewOf(candidate, match));
}

function wantedBy({ row, shown }: Candidate, day: string) {
  const skills = languageSkillsOf(shown);
  return {
    viewer: row.id,
    isAdult: ageGroupOn(row.birthDate, day) === 'adult',
    adultsBornUntil: birthDatesOf({ min: adultYears, max: null }, day).until,
    learnt: [...skills.learnt.keys()],
    known: [...skills.known.keys()],
    helpedLevels: cefrLevels.filter((level) => helpsWithRussian(skills, level)),
  };
}

const helpsWithRussian = ({ known }: LanguageSkills, level: (typeof cefrLevels)[number]) => {
  const mine = known.get('ru');
  return mine !== undefined && canHelp(mine, level);
};

type Matched = { candidate: Candidate; match: Match };
const byMatch = (one: Matched, other: Matched) =>
  other.match.score - one.match.score || one.candidate.row.id - other.candidate.row.id;

function viewOf(candidate: Candidate, { score, reasons }: Match): PartnerView {
  const { row, shown } = candidate;
  const { photoId, country } = row.profile;
  return {
    id: row.id,
    name: shownName(row, membersSee(candidate, 'surname')),
    photo: photoId !== null && membersSee(candidate, 'photo') ? apiRoutes.image(photoId) : null,
    country: membersSee(candidate, 'country') ? country : null,
    native_language: shown.nativeLanguage,
    russian_level: shown.russianLevel,
    score,
    reasons,
  };
}
