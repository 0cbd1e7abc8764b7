// Made from the files of messages/es by `npm run tables:make`.
import account from '@/messages/es/account.json';
import admin from '@/messages/es/admin.json';
import appeals from '@/messages/es/appeals.json';
import auth from '@/messages/es/auth.json';
import blog from '@/messages/es/blog.json';
import chat from '@/messages/es/chat.json';
import chatCalls from '@/messages/es/chat-calls.json';
import chatCorrections from '@/messages/es/chat-corrections.json';
import chatMedia from '@/messages/es/chat-media.json';
import chatPartner from '@/messages/es/chat-partner.json';
import chatTalk from '@/messages/es/chat-talk.json';
import chatTyping from '@/messages/es/chat-typing.json';
import comments from '@/messages/es/comments.json';
import community from '@/messages/es/community.json';
import courses from '@/messages/es/courses.json';
import credits from '@/messages/es/credits.json';
import errors from '@/messages/es/errors.json';
import exercises from '@/messages/es/exercises.json';
import friends from '@/messages/es/friends.json';
import gate from '@/messages/es/gate.json';
import home from '@/messages/es/home.json';
import layout from '@/messages/es/layout.json';
import letters from '@/messages/es/letters.json';
import mail from '@/messages/es/mail.json';
import matching from '@/messages/es/matching.json';
import moderation from '@/messages/es/moderation.json';
import notifications from '@/messages/es/notifications.json';
import offer from '@/messages/es/offer.json';
import placement from '@/messages/es/placement.json';
import plan from '@/messages/es/plan.json';
import profile from '@/messages/es/profile.json';
import progress from '@/messages/es/progress.json';
import reports from '@/messages/es/reports.json';
import review from '@/messages/es/review.json';
import skipTests from '@/messages/es/skip-tests.json';
import teaching from '@/messages/es/teaching.json';
import ui from '@/messages/es/ui.json';
import validation from '@/messages/es/validation.json';
import words from '@/messages/es/words.json';
import writing from '@/messages/es/writing.json';

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
