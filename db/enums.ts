/**
 * Version of the agreement and the policy on personal data (db/content/pages) that one agrees to at registration. Raise it
 * when they change what they say about the treatment of data: people who agreed to an older one are asked again.
 */
export const consentVersion = 3;

/** Closed sets that the database and the schemas of lib share. */
export const roles = ['student', 'teacher', 'moderator', 'administrator'] as const;
export const cefrLevels = ['A0', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export const exerciseKinds = ['gap', 'choice', 'pairs', 'write', 'order'] as const;
export const verdicts = ['right', 'almost', 'wrong'] as const;
export const rewardReasons = ['exercise', 'lesson', 'review', 'correction'] as const;
export const partsOfSpeech = [
  'noun',
  'verb',
  'adjective',
  'pronoun',
  'adverb',
  'numeral',
  'preposition',
  'conjunction',
  'particle',
  'interjection',
  'phrase',
  'letter',
] as const;
export const genders = ['m', 'f', 'n'] as const;
export const aspects = ['imperfective', 'perfective', 'both'] as const;
/** Languages that prompts, glosses and lectures are written in; the first three always are. */
export const contentLanguages = ['ru', 'en', 'de', 'fr', 'it', 'tr'] as const;
/** Purposes of a link in a letter. */
export const linkPurposes = ['verify', 'reset', 'change_old', 'change_new'] as const;
/** Letters that people can unsubscribe from; letters that an account needs are not among them. */
export const letterTopics = ['tips', 'digest'] as const;
/** Scopes of a personal API token; none covers the account itself. */
export const tokenScopes = ['read', 'learn'] as const;
/** Sources of a review card: a word of a lesson, a mistake in an exercise, or the learner's own text. */
export const cardSources = ['word', 'mistake', 'own'] as const;
export const appealDecisions = ['accepted', 'declined'] as const;
/** Goals of a learner (spec §3). */
export const learningGoals = ['dating', 'development', 'education', 'job', 'friends', 'practice'] as const;
/** Grammar that exercises practise; each has a CEFR level and a name in lib/learning/progress/topics. */
export const topics = [
  'alphabet',
  'greetings',
  'to_be',
  'gender',
  'questions',
  'possessives',
  'pronouns',
  'numbers',
  'nominative',
  'genitive',
  'dative',
  'accusative',
  'instrumental',
  'prepositional',
  'plural',
  'present',
  'past',
  'future',
  'aspect',
  'motion',
  'adjectives',
  'word_order',
  'imperative',
  'impersonal',
  'comparison',
  'time',
  'conjunctions',
  'spelling',
] as const;
/** Texts in Markdown, in several languages, with drafts and revisions: an article of the blog, or a page at `/{slug}`. */
export const documentKinds = ['post', 'page'] as const;
/** A draft is visible to its writers only; a scheduled one is published by itself; an unpublished one was public before. */
export const documentStates = ['draft', 'scheduled', 'published', 'unpublished'] as const;
/** Why a revision was stored. */
export const revisionCauses = ['loaded', 'saved', 'published', 'restored'] as const;
/** Reasons of a report. */
export const reportReasons = ['spam', 'abuse', 'wrong', 'other', 'child', 'sexual', 'impostor'] as const;
/**
 * Kinds of subjects that can be reported; the slice that owns a kind offers it as a `ReportSubject`
 * (lib/people/reports/subject).
 */
export const reportSubjects = [
  'profile',
  'photo',
  'name',
  'comment',
  'post',
  'course_review',
  'teacher_review',
  'suggestion',
  'message',
  'call',
] as const;
export const caseOutcomes = ['dismissed', 'acted'] as const;
/** Sanctions of a moderator: 'mute' allows reading, 'suspension' nothing but the appeal. */
export const sanctionKinds = ['warning', 'mute', 'suspension'] as const;
export const appealOutcomes = ['upheld', 'lifted'] as const;
/** Status of Russian in a country: the map of the home page (spec §2, §9). */
export const languageStatuses = ['official', 'widespread', 'minority'] as const;
/** Slots of an exercise on the home page: one at the top, and one of each kind below. */
export const trialSlots = ['first', ...exerciseKinds] as const;
/** Audiences of a profile's field; 'everyone' includes visitors and search engines. */
export const audiences = ['everyone', 'members', 'friends', 'nobody'] as const;
/** The fields of a profile whose audience their owner chooses. */
export const profileFields = [
  'surname',
  'photo',
  'about',
  'age',
  'gender',
  'country',
  'native_language',
  'languages',
  'russian_level',
  'occupation',
  'goals',
  'interests',
  'availability',
  'presence',
  'learning',
  'friends',
] as const;
export const personGenders = ['male', 'female'] as const;
/** Occupations of spec §3. */
export const occupations = [
  'school_pupil',
  'college_student',
  'university_student',
  'working_specialist',
  'businessman',
  'freelancer',
] as const;
export const interests = [
  'animals',
  'art',
  'board_games',
  'books',
  'cars',
  'chess',
  'cinema',
  'cooking',
  'cycling',
  'dance',
  'fashion',
  'football',
  'gardening',
  'history',
  'languages',
  'mathematics',
  'mountains',
  'music',
  'nature',
  'needlework',
  'photography',
  'poetry',
  'programming',
  'running',
  'science',
  'swimming',
  'television',
  'theatre',
  'travel',
  'video_games',
  'volunteering',
  'yoga',
] as const;
/** Who may write to somebody first. 'partners': each learns a language that the other speaks. */
export const firstContacts = ['everyone', 'partners', 'friends', 'nobody'] as const;
/**
 * What a learner and a teacher have done together, so that the learner may review the teacher: finished a lesson of theirs,
 * accepted a correction of theirs.
 */
export const sharedActivities = ['lesson', 'correction'] as const;
/** Kinds of notifications; lib/people/notifications/kinds.ts describes them. */
export const notificationKinds = [
  'friend_request',
  'friend_accepted',
  'follower',
  'comment_answer',
  'comment_like',
  'teacher_review',
  'teacher_review_answer',
  'report_decided',
  'sanction_begun',
  'appeal_decided',
  'role_changed',
  'teacher_approved',
  'chat_request',
  'correction_made',
  'correction_accepted',
  'chat_unread',
  'call_missed',
] as const;
/** Channels of notifications: the site's pages, a daily letter, push. */
export const notificationChannels = ['in_app', 'mail', 'push'] as const;

/** Kinds of messages; voice notes, pictures, calls, notes of calls and timers have a row in another table too. */
export const messageKinds = ['text', 'picture', 'voice', 'call', 'timer', 'note'] as const;
export type MessageKind = (typeof messageKinds)[number];
/** 'answered': the browsers are connecting, or the people talk. */
export const callStates = ['ringing', 'answered', 'ended'] as const;
/**
 * How a call ended. 'cancelled': by the caller, before it was answered; 'busy': the callee was in another call; 'missed':
 * nobody answered; 'failed': it was answered, but could not connect.
 */
export const callOutcomes = ['completed', 'declined', 'busy', 'missed', 'cancelled', 'failed'] as const;
/** Kinds of notes during a call. */
export const noteKinds = ['word', 'correction'] as const;
/** Reactions to a message. */
export const messageReactions = ['like', 'heart', 'laugh', 'wow', 'sad', 'thanks'] as const;

/** How a phrase addresses somebody: `formal` with вы, `informal` with ты, `neutral` goes with both. */
export const registers = ['neutral', 'formal', 'informal'] as const;
