// Made from the files of messages/el by `npm run tables:make`.
import account from '@/messages/el/account.json';
import admin from '@/messages/el/admin.json';
import appeals from '@/messages/el/appeals.json';
import auth from '@/messages/el/auth.json';
import blog from '@/messages/el/blog.json';
import chat from '@/messages/el/chat.json';
import chatCalls from '@/messages/el/chat-calls.json';
import chatCorrections from '@/messages/el/chat-corrections.json';
import chatMedia from '@/messages/el/chat-media.json';
import chatPartner from '@/messages/el/chat-partner.json';
import chatTalk from '@/messages/el/chat-talk.json';
import chatTyping from '@/messages/el/chat-typing.json';
import comments from '@/messages/el/comments.json';
import community from '@/messages/el/community.json';
import courses from '@/messages/el/courses.json';
import credits from '@/messages/el/credits.json';
import errors from '@/messages/el/errors.json';
import exercises from '@/messages/el/exercises.json';
import friends from '@/messages/el/friends.json';
import gate from '@/messages/el/gate.json';
import home from '@/messages/el/home.json';
import layout from '@/messages/el/layout.json';
import letters from '@/messages/el/letters.json';
import mail from '@/messages/el/mail.json';
import matching from '@/messages/el/matching.json';
import moderation from '@/messages/el/moderation.json';
import notifications from '@/messages/el/notifications.json';
import offer from '@/messages/el/offer.json';
import placement from '@/messages/el/placement.json';
import plan from '@/messages/el/plan.json';
import profile from '@/messages/el/profile.json';
import progress from '@/messages/el/progress.json';
import reports from '@/messages/el/reports.json';
import review from '@/messages/el/review.json';
import skipTests from '@/messages/el/skip-tests.json';
import teaching from '@/messages/el/teaching.json';
import ui from '@/messages/el/ui.json';
import validation from '@/messages/el/validation.json';
import words from '@/messages/el/words.json';
import writing from '@/messages/el/writing.json';

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
