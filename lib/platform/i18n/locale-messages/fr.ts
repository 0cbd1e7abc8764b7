// Made from the files of messages/fr by `npm run tables:make`.
import account from '@/messages/fr/account.json';
import admin from '@/messages/fr/admin.json';
import appeals from '@/messages/fr/appeals.json';
import auth from '@/messages/fr/auth.json';
import blog from '@/messages/fr/blog.json';
import chat from '@/messages/fr/chat.json';
import chatCalls from '@/messages/fr/chat-calls.json';
import chatCorrections from '@/messages/fr/chat-corrections.json';
import chatMedia from '@/messages/fr/chat-media.json';
import chatPartner from '@/messages/fr/chat-partner.json';
import chatTalk from '@/messages/fr/chat-talk.json';
import chatTyping from '@/messages/fr/chat-typing.json';
import comments from '@/messages/fr/comments.json';
import community from '@/messages/fr/community.json';
import courses from '@/messages/fr/courses.json';
import credits from '@/messages/fr/credits.json';
import errors from '@/messages/fr/errors.json';
import exercises from '@/messages/fr/exercises.json';
import friends from '@/messages/fr/friends.json';
import gate from '@/messages/fr/gate.json';
import home from '@/messages/fr/home.json';
import layout from '@/messages/fr/layout.json';
import letters from '@/messages/fr/letters.json';
import mail from '@/messages/fr/mail.json';
import matching from '@/messages/fr/matching.json';
import moderation from '@/messages/fr/moderation.json';
import notifications from '@/messages/fr/notifications.json';
import offer from '@/messages/fr/offer.json';
import placement from '@/messages/fr/placement.json';
import plan from '@/messages/fr/plan.json';
import profile from '@/messages/fr/profile.json';
import progress from '@/messages/fr/progress.json';
import reports from '@/messages/fr/reports.json';
import review from '@/messages/fr/review.json';
import skipTests from '@/messages/fr/skip-tests.json';
import teaching from '@/messages/fr/teaching.json';
import ui from '@/messages/fr/ui.json';
import validation from '@/messages/fr/validation.json';
import words from '@/messages/fr/words.json';
import writing from '@/messages/fr/writing.json';

export const messages = {
  account,
  admin,
  appeals,
  auth,
  blog,
  chat,
  'chat-calls': chatCalls,
  'chat-corrections': chatCorrections,
  'chat-media': chatMedia,
  'chat-partner': chatPartner,
  'chat-talk': chatTalk,
  'chat-typing': chatTyping,
  comments,
  community,
  courses,
  credits,
  errors,
  exercises,
  friends,
  gate,
  home,
  layout,
  letters,
  mail,
  matching,
  moderation,
  notifications,
  offer,
  placement,
  plan,
  profile,
  progress,
  reports,
  review,
  'skip-tests': skipTests,
  teaching,
  ui,
  validation,
  words,
  writing,
};
