// Made from the files of messages/en by `npm run tables:make`.
import account from '@/messages/en/account.json';
import admin from '@/messages/en/admin.json';
import appeals from '@/messages/en/appeals.json';
import auth from '@/messages/en/auth.json';
import blog from '@/messages/en/blog.json';
import chat from '@/messages/en/chat.json';
import chatCalls from '@/messages/en/chat-calls.json';
import chatCorrections from '@/messages/en/chat-corrections.json';
import chatMedia from '@/messages/en/chat-media.json';
import chatPartner from '@/messages/en/chat-partner.json';
import chatTalk from '@/messages/en/chat-talk.json';
import chatTyping from '@/messages/en/chat-typing.json';
import comments from '@/messages/en/comments.json';
import community from '@/messages/en/community.json';
import courses from '@/messages/en/courses.json';
import credits from '@/messages/en/credits.json';
import errors from '@/messages/en/errors.json';
import exercises from '@/messages/en/exercises.json';
import friends from '@/messages/en/friends.json';
import gate from '@/messages/en/gate.json';
import home from '@/messages/en/home.json';
import layout from '@/messages/en/layout.json';
import letters from '@/messages/en/letters.json';
import mail from '@/messages/en/mail.json';
import matching from '@/messages/en/matching.json';
import moderation from '@/messages/en/moderation.json';
import notifications from '@/messages/en/notifications.json';
import offer from '@/messages/en/offer.json';
import placement from '@/messages/en/placement.json';
import plan from '@/messages/en/plan.json';
import profile from '@/messages/en/profile.json';
import progress from '@/messages/en/progress.json';
import reports from '@/messages/en/reports.json';
import review from '@/messages/en/review.json';
import skipTests from '@/messages/en/skip-tests.json';
import teaching from '@/messages/en/teaching.json';
import ui from '@/messages/en/ui.json';
import validation from '@/messages/en/validation.json';
import words from '@/messages/en/words.json';
import writing from '@/messages/en/writing.json';

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
