// Made from the files of messages/nb by `npm run tables:make`.
import account from '@/messages/nb/account.json';
import admin from '@/messages/nb/admin.json';
import appeals from '@/messages/nb/appeals.json';
import auth from '@/messages/nb/auth.json';
import blog from '@/messages/nb/blog.json';
import chat from '@/messages/nb/chat.json';
import chatCalls from '@/messages/nb/chat-calls.json';
import chatCorrections from '@/messages/nb/chat-corrections.json';
import chatMedia from '@/messages/nb/chat-media.json';
import chatPartner from '@/messages/nb/chat-partner.json';
import chatTalk from '@/messages/nb/chat-talk.json';
import chatTyping from '@/messages/nb/chat-typing.json';
import comments from '@/messages/nb/comments.json';
import community from '@/messages/nb/community.json';
import courses from '@/messages/nb/courses.json';
import credits from '@/messages/nb/credits.json';
import errors from '@/messages/nb/errors.json';
import exercises from '@/messages/nb/exercises.json';
import friends from '@/messages/nb/friends.json';
import gate from '@/messages/nb/gate.json';
import home from '@/messages/nb/home.json';
import layout from '@/messages/nb/layout.json';
import letters from '@/messages/nb/letters.json';
import mail from '@/messages/nb/mail.json';
import matching from '@/messages/nb/matching.json';
import moderation from '@/messages/nb/moderation.json';
import notifications from '@/messages/nb/notifications.json';
import offer from '@/messages/nb/offer.json';
import placement from '@/messages/nb/placement.json';
import plan from '@/messages/nb/plan.json';
import profile from '@/messages/nb/profile.json';
import progress from '@/messages/nb/progress.json';
import reports from '@/messages/nb/reports.json';
import review from '@/messages/nb/review.json';
import skipTests from '@/messages/nb/skip-tests.json';
import teaching from '@/messages/nb/teaching.json';
import ui from '@/messages/nb/ui.json';
import validation from '@/messages/nb/validation.json';
import words from '@/messages/nb/words.json';
import writing from '@/messages/nb/writing.json';

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
