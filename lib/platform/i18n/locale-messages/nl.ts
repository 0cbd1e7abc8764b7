// Made from the files of messages/nl by `npm run tables:make`.
import account from '@/messages/nl/account.json';
import admin from '@/messages/nl/admin.json';
import appeals from '@/messages/nl/appeals.json';
import auth from '@/messages/nl/auth.json';
import blog from '@/messages/nl/blog.json';
import chat from '@/messages/nl/chat.json';
import chatCalls from '@/messages/nl/chat-calls.json';
import chatCorrections from '@/messages/nl/chat-corrections.json';
import chatMedia from '@/messages/nl/chat-media.json';
import chatPartner from '@/messages/nl/chat-partner.json';
import chatTalk from '@/messages/nl/chat-talk.json';
import chatTyping from '@/messages/nl/chat-typing.json';
import comments from '@/messages/nl/comments.json';
import community from '@/messages/nl/community.json';
import courses from '@/messages/nl/courses.json';
import credits from '@/messages/nl/credits.json';
import errors from '@/messages/nl/errors.json';
import exercises from '@/messages/nl/exercises.json';
import friends from '@/messages/nl/friends.json';
import gate from '@/messages/nl/gate.json';
import home from '@/messages/nl/home.json';
import layout from '@/messages/nl/layout.json';
import letters from '@/messages/nl/letters.json';
import mail from '@/messages/nl/mail.json';
import matching from '@/messages/nl/matching.json';
import moderation from '@/messages/nl/moderation.json';
import notifications from '@/messages/nl/notifications.json';
import offer from '@/messages/nl/offer.json';
import placement from '@/messages/nl/placement.json';
import plan from '@/messages/nl/plan.json';
import profile from '@/messages/nl/profile.json';
import progress from '@/messages/nl/progress.json';
import reports from '@/messages/nl/reports.json';
import review from '@/messages/nl/review.json';
import skipTests from '@/messages/nl/skip-tests.json';
import teaching from '@/messages/nl/teaching.json';
import ui from '@/messages/nl/ui.json';
import validation from '@/messages/nl/validation.json';
import words from '@/messages/nl/words.json';
import writing from '@/messages/nl/writing.json';

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
