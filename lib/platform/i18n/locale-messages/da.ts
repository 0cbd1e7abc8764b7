// Made from the files of messages/da by `npm run tables:make`.
import account from '@/messages/da/account.json';
import admin from '@/messages/da/admin.json';
import appeals from '@/messages/da/appeals.json';
import auth from '@/messages/da/auth.json';
import blog from '@/messages/da/blog.json';
import chat from '@/messages/da/chat.json';
import chatCalls from '@/messages/da/chat-calls.json';
import chatCorrections from '@/messages/da/chat-corrections.json';
import chatMedia from '@/messages/da/chat-media.json';
import chatPartner from '@/messages/da/chat-partner.json';
import chatTalk from '@/messages/da/chat-talk.json';
import chatTyping from '@/messages/da/chat-typing.json';
import comments from '@/messages/da/comments.json';
import community from '@/messages/da/community.json';
import courses from '@/messages/da/courses.json';
import credits from '@/messages/da/credits.json';
import errors from '@/messages/da/errors.json';
import exercises from '@/messages/da/exercises.json';
import friends from '@/messages/da/friends.json';
import gate from '@/messages/da/gate.json';
import home from '@/messages/da/home.json';
import layout from '@/messages/da/layout.json';
import letters from '@/messages/da/letters.json';
import mail from '@/messages/da/mail.json';
import matching from '@/messages/da/matching.json';
import moderation from '@/messages/da/moderation.json';
import notifications from '@/messages/da/notifications.json';
import offer from '@/messages/da/offer.json';
import placement from '@/messages/da/placement.json';
import plan from '@/messages/da/plan.json';
import profile from '@/messages/da/profile.json';
import progress from '@/messages/da/progress.json';
import reports from '@/messages/da/reports.json';
import review from '@/messages/da/review.json';
import skipTests from '@/messages/da/skip-tests.json';
import teaching from '@/messages/da/teaching.json';
import ui from '@/messages/da/ui.json';
import validation from '@/messages/da/validation.json';
import words from '@/messages/da/words.json';
import writing from '@/messages/da/writing.json';

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
