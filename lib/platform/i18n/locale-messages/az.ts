// Made from the files of messages/az by `npm run tables:make`.
import account from '@/messages/az/account.json';
import admin from '@/messages/az/admin.json';
import appeals from '@/messages/az/appeals.json';
import auth from '@/messages/az/auth.json';
import blog from '@/messages/az/blog.json';
import chat from '@/messages/az/chat.json';
import chatCalls from '@/messages/az/chat-calls.json';
import chatCorrections from '@/messages/az/chat-corrections.json';
import chatMedia from '@/messages/az/chat-media.json';
import chatPartner from '@/messages/az/chat-partner.json';
import chatTalk from '@/messages/az/chat-talk.json';
import chatTyping from '@/messages/az/chat-typing.json';
import comments from '@/messages/az/comments.json';
import community from '@/messages/az/community.json';
import courses from '@/messages/az/courses.json';
import credits from '@/messages/az/credits.json';
import errors from '@/messages/az/errors.json';
import exercises from '@/messages/az/exercises.json';
import friends from '@/messages/az/friends.json';
import gate from '@/messages/az/gate.json';
import home from '@/messages/az/home.json';
import layout from '@/messages/az/layout.json';
import letters from '@/messages/az/letters.json';
import mail from '@/messages/az/mail.json';
import matching from '@/messages/az/matching.json';
import moderation from '@/messages/az/moderation.json';
import notifications from '@/messages/az/notifications.json';
import offer from '@/messages/az/offer.json';
import placement from '@/messages/az/placement.json';
import plan from '@/messages/az/plan.json';
import profile from '@/messages/az/profile.json';
import progress from '@/messages/az/progress.json';
import reports from '@/messages/az/reports.json';
import review from '@/messages/az/review.json';
import skipTests from '@/messages/az/skip-tests.json';
import teaching from '@/messages/az/teaching.json';
import ui from '@/messages/az/ui.json';
import validation from '@/messages/az/validation.json';
import words from '@/messages/az/words.json';
import writing from '@/messages/az/writing.json';

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
