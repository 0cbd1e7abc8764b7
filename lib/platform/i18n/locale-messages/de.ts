// Made from the files of messages/de by `npm run tables:make`.
import account from '@/messages/de/account.json';
import admin from '@/messages/de/admin.json';
import appeals from '@/messages/de/appeals.json';
import auth from '@/messages/de/auth.json';
import blog from '@/messages/de/blog.json';
import chat from '@/messages/de/chat.json';
import chatCalls from '@/messages/de/chat-calls.json';
import chatCorrections from '@/messages/de/chat-corrections.json';
import chatMedia from '@/messages/de/chat-media.json';
import chatPartner from '@/messages/de/chat-partner.json';
import chatTalk from '@/messages/de/chat-talk.json';
import chatTyping from '@/messages/de/chat-typing.json';
import comments from '@/messages/de/comments.json';
import community from '@/messages/de/community.json';
import courses from '@/messages/de/courses.json';
import credits from '@/messages/de/credits.json';
import errors from '@/messages/de/errors.json';
import exercises from '@/messages/de/exercises.json';
import friends from '@/messages/de/friends.json';
import gate from '@/messages/de/gate.json';
import home from '@/messages/de/home.json';
import layout from '@/messages/de/layout.json';
import letters from '@/messages/de/letters.json';
import mail from '@/messages/de/mail.json';
import matching from '@/messages/de/matching.json';
import moderation from '@/messages/de/moderation.json';
import notifications from '@/messages/de/notifications.json';
import offer from '@/messages/de/offer.json';
import placement from '@/messages/de/placement.json';
import plan from '@/messages/de/plan.json';
import profile from '@/messages/de/profile.json';
import progress from '@/messages/de/progress.json';
import reports from '@/messages/de/reports.json';
import review from '@/messages/de/review.json';
import skipTests from '@/messages/de/skip-tests.json';
import teaching from '@/messages/de/teaching.json';
import ui from '@/messages/de/ui.json';
import validation from '@/messages/de/validation.json';
import words from '@/messages/de/words.json';
import writing from '@/messages/de/writing.json';

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
