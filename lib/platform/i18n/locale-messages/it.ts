// Made from the files of messages/it by `npm run tables:make`.
import account from '@/messages/it/account.json';
import admin from '@/messages/it/admin.json';
import appeals from '@/messages/it/appeals.json';
import auth from '@/messages/it/auth.json';
import blog from '@/messages/it/blog.json';
import chat from '@/messages/it/chat.json';
import chatCalls from '@/messages/it/chat-calls.json';
import chatCorrections from '@/messages/it/chat-corrections.json';
import chatMedia from '@/messages/it/chat-media.json';
import chatPartner from '@/messages/it/chat-partner.json';
import chatTalk from '@/messages/it/chat-talk.json';
import chatTyping from '@/messages/it/chat-typing.json';
import comments from '@/messages/it/comments.json';
import community from '@/messages/it/community.json';
import courses from '@/messages/it/courses.json';
import credits from '@/messages/it/credits.json';
import errors from '@/messages/it/errors.json';
import exercises from '@/messages/it/exercises.json';
import friends from '@/messages/it/friends.json';
import gate from '@/messages/it/gate.json';
import home from '@/messages/it/home.json';
import layout from '@/messages/it/layout.json';
import letters from '@/messages/it/letters.json';
import mail from '@/messages/it/mail.json';
import matching from '@/messages/it/matching.json';
import moderation from '@/messages/it/moderation.json';
import notifications from '@/messages/it/notifications.json';
import offer from '@/messages/it/offer.json';
import placement from '@/messages/it/placement.json';
import plan from '@/messages/it/plan.json';
import profile from '@/messages/it/profile.json';
import progress from '@/messages/it/progress.json';
import reports from '@/messages/it/reports.json';
import review from '@/messages/it/review.json';
import skipTests from '@/messages/it/skip-tests.json';
import teaching from '@/messages/it/teaching.json';
import ui from '@/messages/it/ui.json';
import validation from '@/messages/it/validation.json';
import words from '@/messages/it/words.json';
import writing from '@/messages/it/writing.json';

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
