// Made from the files of messages/en by `npm run tables:make`.
import type account from '@/messages/en/account.json';
import type admin from '@/messages/en/admin.json';
import type appeals from '@/messages/en/appeals.json';
import type auth from '@/messages/en/auth.json';
import type blog from '@/messages/en/blog.json';
import type chat from '@/messages/en/chat.json';
import type chatCalls from '@/messages/en/chat-calls.json';
import type chatCorrections from '@/messages/en/chat-corrections.json';
import type chatMedia from '@/messages/en/chat-media.json';
import type chatPartner from '@/messages/en/chat-partner.json';
import type chatTalk from '@/messages/en/chat-talk.json';
import type chatTyping from '@/messages/en/chat-typing.json';
import type comments from '@/messages/en/comments.json';
import type community from '@/messages/en/community.json';
import type courses from '@/messages/en/courses.json';
import type credits from '@/messages/en/credits.json';
import type errors from '@/messages/en/errors.json';
import type exercises from '@/messages/en/exercises.json';
import type friends from '@/messages/en/friends.json';
import type gate from '@/messages/en/gate.json';
import type home from '@/messages/en/home.json';
import type layout from '@/messages/en/layout.json';
import type letters from '@/messages/en/letters.json';
import type mail from '@/messages/en/mail.json';
import type matching from '@/messages/en/matching.json';
import type moderation from '@/messages/en/moderation.json';
import type notifications from '@/messages/en/notifications.json';
import type offer from '@/messages/en/offer.json';
import type placement from '@/messages/en/placement.json';
import type plan from '@/messages/en/plan.json';
import type profile from '@/messages/en/profile.json';
import type progress from '@/messages/en/progress.json';
import type reports from '@/messages/en/reports.json';
import type review from '@/messages/en/review.json';
import type skipTests from '@/messages/en/skip-tests.json';
import type teaching from '@/messages/en/teaching.json';
import type ui from '@/messages/en/ui.json';
import type validation from '@/messages/en/validation.json';
import type words from '@/messages/en/words.json';
import type writing from '@/messages/en/writing.json';

/** A file a slice under messages/<locale>. */
export const messageSlices = [
  'account',
  'admin',
  'appeals',
  'auth',
  'blog',
  'chat',
  'chat-calls',
  'chat-corrections',
  'chat-media',
  'chat-partner',
  'chat-talk',
  'chat-typing',
  'comments',
  'community',
  'courses',
  'credits',
  'errors',
  'exercises',
  'friends',
  'gate',
  'home',
  'layout',
  'letters',
  'mail',
  'matching',
  'moderation',
  'notifications',
  'offer',
  'placement',
  'plan',
  'profile',
  'progress',
  'reports',
  'review',
  'skip-tests',
  'teaching',
  'ui',
  'validation',
  'words',
  'writing',
] as const;

export interface EnglishMessages {
  account: typeof account;
  admin: typeof admin;
  appeals: typeof appeals;
  auth: typeof auth;
  blog: typeof blog;
  chat: typeof chat;
  'chat-calls': typeof chatCalls;
  'chat-corrections': typeof chatCorrections;
  'chat-media': typeof chatMedia;
  'chat-partner': typeof chatPartner;
  'chat-talk': typeof chatTalk;
  'chat-typing': typeof chatTyping;
  comments: typeof comments;
  community: typeof community;
  courses: typeof courses;
  credits: typeof credits;
  errors: typeof errors;
  exercises: typeof exercises;
  friends: typeof friends;
  gate: typeof gate;
  home: typeof home;
  layout: typeof layout;
  letters: typeof letters;
  mail: typeof mail;
  matching: typeof matching;
  moderation: typeof moderation;
  notifications: typeof notifications;
  offer: typeof offer;
  placement: typeof placement;
  plan: typeof plan;
  profile: typeof profile;
  progress: typeof progress;
  reports: typeof reports;
  review: typeof review;
  'skip-tests': typeof skipTests;
  teaching: typeof teaching;
  ui: typeof ui;
  validation: typeof validation;
  words: typeof words;
  writing: typeof writing;
}
