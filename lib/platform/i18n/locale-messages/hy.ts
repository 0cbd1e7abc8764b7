// Made from the files of messages/hy by `npm run tables:make`.
import account from '@/messages/hy/account.json';
import admin from '@/messages/hy/admin.json';
import appeals from '@/messages/hy/appeals.json';
import auth from '@/messages/hy/auth.json';
import blog from '@/messages/hy/blog.json';
import chat from '@/messages/hy/chat.json';
import chatCalls from '@/messages/hy/chat-calls.json';
import chatCorrections from '@/messages/hy/chat-corrections.json';
import chatMedia from '@/messages/hy/chat-media.json';
import chatPartner from '@/messages/hy/chat-partner.json';
import chatTalk from '@/messages/hy/chat-talk.json';
import chatTyping from '@/messages/hy/chat-typing.json';
import comments from '@/messages/hy/comments.json';
import community from '@/messages/hy/community.json';
import courses from '@/messages/hy/courses.json';
import credits from '@/messages/hy/credits.json';
import errors from '@/messages/hy/errors.json';
import exercises from '@/messages/hy/exercises.json';
import friends from '@/messages/hy/friends.json';
import gate from '@/messages/hy/gate.json';
import home from '@/messages/hy/home.json';
import layout from '@/messages/hy/layout.json';
import letters from '@/messages/hy/letters.json';
import mail from '@/messages/hy/mail.json';
import matching from '@/messages/hy/matching.json';
import moderation from '@/messages/hy/moderation.json';
import notifications from '@/messages/hy/notifications.json';
import offer from '@/messages/hy/offer.json';
import placement from '@/messages/hy/placement.json';
import plan from '@/messages/hy/plan.json';
import profile from '@/messages/hy/profile.json';
import progress from '@/messages/hy/progress.json';
import reports from '@/messages/hy/reports.json';
import review from '@/messages/hy/review.json';
import skipTests from '@/messages/hy/skip-tests.json';
import teaching from '@/messages/hy/teaching.json';
import ui from '@/messages/hy/ui.json';
import validation from '@/messages/hy/validation.json';
import words from '@/messages/hy/words.json';
import writing from '@/messages/hy/writing.json';

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
