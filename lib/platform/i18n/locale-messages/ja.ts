// Made from the files of messages/ja by `npm run tables:make`.
import account from '@/messages/ja/account.json';
import admin from '@/messages/ja/admin.json';
import appeals from '@/messages/ja/appeals.json';
import auth from '@/messages/ja/auth.json';
import blog from '@/messages/ja/blog.json';
import chat from '@/messages/ja/chat.json';
import chatCalls from '@/messages/ja/chat-calls.json';
import chatCorrections from '@/messages/ja/chat-corrections.json';
import chatMedia from '@/messages/ja/chat-media.json';
import chatPartner from '@/messages/ja/chat-partner.json';
import chatTalk from '@/messages/ja/chat-talk.json';
import chatTyping from '@/messages/ja/chat-typing.json';
import comments from '@/messages/ja/comments.json';
import community from '@/messages/ja/community.json';
import courses from '@/messages/ja/courses.json';
import credits from '@/messages/ja/credits.json';
import errors from '@/messages/ja/errors.json';
import exercises from '@/messages/ja/exercises.json';
import friends from '@/messages/ja/friends.json';
import gate from '@/messages/ja/gate.json';
import home from '@/messages/ja/home.json';
import layout from '@/messages/ja/layout.json';
import letters from '@/messages/ja/letters.json';
import mail from '@/messages/ja/mail.json';
import matching from '@/messages/ja/matching.json';
import moderation from '@/messages/ja/moderation.json';
import notifications from '@/messages/ja/notifications.json';
import offer from '@/messages/ja/offer.json';
import placement from '@/messages/ja/placement.json';
import plan from '@/messages/ja/plan.json';
import profile from '@/messages/ja/profile.json';
import progress from '@/messages/ja/progress.json';
import reports from '@/messages/ja/reports.json';
import review from '@/messages/ja/review.json';
import skipTests from '@/messages/ja/skip-tests.json';
import teaching from '@/messages/ja/teaching.json';
import ui from '@/messages/ja/ui.json';
import validation from '@/messages/ja/validation.json';
import words from '@/messages/ja/words.json';
import writing from '@/messages/ja/writing.json';

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
