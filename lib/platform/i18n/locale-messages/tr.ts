// Made from the files of messages/tr by `npm run tables:make`.
import account from '@/messages/tr/account.json';
import admin from '@/messages/tr/admin.json';
import appeals from '@/messages/tr/appeals.json';
import auth from '@/messages/tr/auth.json';
import blog from '@/messages/tr/blog.json';
import chat from '@/messages/tr/chat.json';
import chatCalls from '@/messages/tr/chat-calls.json';
import chatCorrections from '@/messages/tr/chat-corrections.json';
import chatMedia from '@/messages/tr/chat-media.json';
import chatPartner from '@/messages/tr/chat-partner.json';
import chatTalk from '@/messages/tr/chat-talk.json';
import chatTyping from '@/messages/tr/chat-typing.json';
import comments from '@/messages/tr/comments.json';
import community from '@/messages/tr/community.json';
import courses from '@/messages/tr/courses.json';
import credits from '@/messages/tr/credits.json';
import errors from '@/messages/tr/errors.json';
import exercises from '@/messages/tr/exercises.json';
import friends from '@/messages/tr/friends.json';
import gate from '@/messages/tr/gate.json';
import home from '@/messages/tr/home.json';
import layout from '@/messages/tr/layout.json';
import letters from '@/messages/tr/letters.json';
import mail from '@/messages/tr/mail.json';
import matching from '@/messages/tr/matching.json';
import moderation from '@/messages/tr/moderation.json';
import notifications from '@/messages/tr/notifications.json';
import offer from '@/messages/tr/offer.json';
import placement from '@/messages/tr/placement.json';
import plan from '@/messages/tr/plan.json';
import profile from '@/messages/tr/profile.json';
import progress from '@/messages/tr/progress.json';
import reports from '@/messages/tr/reports.json';
import review from '@/messages/tr/review.json';
import skipTests from '@/messages/tr/skip-tests.json';
import teaching from '@/messages/tr/teaching.json';
import ui from '@/messages/tr/ui.json';
import validation from '@/messages/tr/validation.json';
import words from '@/messages/tr/words.json';
import writing from '@/messages/tr/writing.json';

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
