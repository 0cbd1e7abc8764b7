// Made from the files of messages/ru by `npm run tables:make`.
import account from '@/messages/ru/account.json';
import admin from '@/messages/ru/admin.json';
import appeals from '@/messages/ru/appeals.json';
import auth from '@/messages/ru/auth.json';
import blog from '@/messages/ru/blog.json';
import chat from '@/messages/ru/chat.json';
import chatCalls from '@/messages/ru/chat-calls.json';
import chatCorrections from '@/messages/ru/chat-corrections.json';
import chatMedia from '@/messages/ru/chat-media.json';
import chatPartner from '@/messages/ru/chat-partner.json';
import chatTalk from '@/messages/ru/chat-talk.json';
import chatTyping from '@/messages/ru/chat-typing.json';
import comments from '@/messages/ru/comments.json';
import community from '@/messages/ru/community.json';
import courses from '@/messages/ru/courses.json';
import credits from '@/messages/ru/credits.json';
import errors from '@/messages/ru/errors.json';
import exercises from '@/messages/ru/exercises.json';
import friends from '@/messages/ru/friends.json';
import gate from '@/messages/ru/gate.json';
import home from '@/messages/ru/home.json';
import layout from '@/messages/ru/layout.json';
import letters from '@/messages/ru/letters.json';
import mail from '@/messages/ru/mail.json';
import matching from '@/messages/ru/matching.json';
import moderation from '@/messages/ru/moderation.json';
import notifications from '@/messages/ru/notifications.json';
import offer from '@/messages/ru/offer.json';
import placement from '@/messages/ru/placement.json';
import plan from '@/messages/ru/plan.json';
import profile from '@/messages/ru/profile.json';
import progress from '@/messages/ru/progress.json';
import reports from '@/messages/ru/reports.json';
import review from '@/messages/ru/review.json';
import skipTests from '@/messages/ru/skip-tests.json';
import teaching from '@/messages/ru/teaching.json';
import ui from '@/messages/ru/ui.json';
import validation from '@/messages/ru/validation.json';
import words from '@/messages/ru/words.json';
import writing from '@/messages/ru/writing.json';

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
