import type { StaffRole } from '@/lib/people/staff/policy';

/*
 * Access to each operation, written without the routes' own rules: the test that calls every route expects it. An operation
 * that is not here is for members.
 */
export const forAnyone: readonly string[] = [
  'POST /api/auth/links',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/lostpass',
  'GET /api/auth/me',
  'POST /api/auth/refresh',
  'POST /api/auth/register',
  'POST /api/auth/reset',
  'GET /api/comments/{comment}/replies',
  'GET /api/courses',
  'GET /api/courses/{course}',
  'GET /api/courses/{course}/reviews',
  'POST /api/errors',
  'GET /api/images/{image}',
  'GET /api/languages/{locale}',
  'DELETE /api/letters/unsubscribe',
  'POST /api/letters/unsubscribe',
  'GET /api/lexicon',
  'GET /api/lexicon/{word}',
  'GET /api/openapi.json',
  'GET /api/people/{person}',
  'GET /api/people/{person}/comments',
  'GET /api/people/{person}/reviews',
  'GET /api/people/{person}/ties/{list}',
  'GET /api/phrasebook',
  'GET /api/phrasebook/{situation}',
  'GET /api/plan/calendar/{token}',
  'GET /api/posts',
  'GET /api/posts/{post}',
  'GET /api/posts/{post}/comments',
  'POST /api/posts/{post}/reads',
  'GET /api/recordings',
  'GET /api/settings',
  'GET /api/speech',
  'POST /api/translate',
  'POST /api/trials',
  'GET /api/users',
  'GET /api/words',
];

/** Operations for members with a bearer token of a session, and with nothing else. */
export const forBearers: readonly string[] = [
  'POST /api/broadcasting/auth',
  'POST /api/broadcasting/user-auth',
];

export const forStaff: Readonly<Record<StaffRole, readonly string[]>> = {
  moderator: [
    'GET /api/admin/appeals',
    'PUT /api/admin/appeals/{sanction}/decision',
    'GET /api/admin/cases',
    'DELETE /api/admin/cases/{case}/claim',
    'PUT /api/admin/cases/{case}/claim',
    'PUT /api/admin/cases/{case}/decision',
    'GET /api/admin/cases/{case}/evidence/{sha256}',
    'DELETE /api/admin/cases/{case}/hidden',
    'GET /api/admin/comments',
    'PUT /api/admin/comments/{comment}/verdict',
    'DELETE /api/courses/{course}/reviews/{person}/hidden',
    'PUT /api/courses/{course}/reviews/{person}/hidden',
  ],
  administrator: [
    'GET /api/admin/courses/{course}/teachers',
    'PUT /api/admin/courses/{course}/teachers',
    'DELETE /api/admin/courses/{course}/teachers/{teacher}',
    'GET /api/admin/log',
    'GET /api/admin/people',
    'PUT /api/admin/people/{person}/paid-until',
    'PUT /api/admin/people/{person}/role',
    'GET /api/admin/settings',
    'PATCH /api/admin/settings',
    'GET /api/admin/subscriptions',
    'GET /api/admin/teachers',
    'DELETE /api/admin/teachers/{teacher}/approval',
    'PUT /api/admin/teachers/{teacher}/approval',
  ],
};
