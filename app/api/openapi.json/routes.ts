import * as account from '@/app/api/account/route';
import * as accountEmail from '@/app/api/account/email/route';
import * as accountPassword from '@/app/api/account/password/route';
import * as sessions from '@/app/api/account/sessions/route';
import * as session from '@/app/api/account/sessions/[session]/route';
import * as tokens from '@/app/api/account/tokens/route';
import * as token from '@/app/api/account/tokens/[token]/route';
import * as secondFactor from '@/app/api/account/second-factor/route';
import * as moderatedComments from '@/app/api/admin/comments/route';
import * as commentVerdict from '@/app/api/admin/comments/[comment]/verdict/route';
import * as comment from '@/app/api/comments/[comment]/route';
import * as commentLike from '@/app/api/comments/[comment]/like/route';
import * as commentReplies from '@/app/api/comments/[comment]/replies/route';
import * as commentReport from '@/app/api/comments/[comment]/report/route';
import * as lessonComments from '@/app/api/lessons/[lesson]/comments/route';
import * as postComments from '@/app/api/posts/[post]/comments/route';
import * as courseTeachers from '@/app/api/admin/courses/[course]/teachers/route';
import * as courseTeacher from '@/app/api/admin/courses/[course]/teachers/[teacher]/route';
import * as staffLog from '@/app/api/admin/log/route';
import * as managedSettings from '@/app/api/admin/settings/route';
import * as adminTeachers from '@/app/api/admin/teachers/route';
import * as teacherApproval from '@/app/api/admin/teachers/[teacher]/approval/route';
import * as appeals from '@/app/api/appeals/route';
import * as appealsSeen from '@/app/api/appeals/seen/route';
import * as appealDecision from '@/app/api/appeals/[appeal]/decision/route';
import * as confirmation from '@/app/api/auth/confirmation/route';
import * as links from '@/app/api/auth/links/route';
import * as login from '@/app/api/auth/login/route';
import * as logout from '@/app/api/auth/logout/route';
import * as lostpass from '@/app/api/auth/lostpass/route';
import * as me from '@/app/api/auth/me/route';
import * as refresh from '@/app/api/auth/refresh/route';
import * as register from '@/app/api/auth/register/route';
import * as reset from '@/app/api/auth/reset/route';
import * as verification from '@/app/api/auth/verification/route';
import * as cards from '@/app/api/cards/route';
import * as card from '@/app/api/cards/[card]/route';
import * as cardHints from '@/app/api/cards/[card]/hints/route';
import * as cardReviews from '@/app/api/cards/[card]/reviews/route';
import * as cardRating from '@/app/api/cards/[card]/reviews/[turn]/route';
import * as check from '@/app/api/checks/[check]/route';
import * as checkAnswers from '@/app/api/checks/[check]/answers/route';
import * as courses from '@/app/api/courses/route';
import * as course from '@/app/api/courses/[course]/route';
import * as courseAppeals from '@/app/api/courses/[course]/appeals/route';
import * as courseReviews from '@/app/api/courses/[course]/reviews/route';
import * as hiddenReview from '@/app/api/courses/[course]/reviews/[person]/hidden/route';
import * as savedCourse from '@/app/api/courses/[course]/saved/route';
import * as courseStatistics from '@/app/api/courses/[course]/statistics/route';
import * as statisticsTable from '@/app/api/courses/[course]/statistics/table/route';
import * as daysOff from '@/app/api/days-off/route';
import * as dayOff from '@/app/api/days-off/[day]/route';
import * as errors from '@/app/api/errors/route';
import * as attempts from '@/app/api/exercises/[exercise]/attempts/route';
import * as hints from '@/app/api/exercises/[exercise]/hints/route';
import * as images from '@/app/api/images/route';
import * as image from '@/app/api/images/[image]/route';
import * as learningExport from '@/app/api/learning/export/route';
import * as lessonChecks from '@/app/api/lessons/[lesson]/checks/route';
import * as lessonRuns from '@/app/api/lessons/[lesson]/runs/route';
import * as unsubscribe from '@/app/api/letters/unsubscribe/route';
import * as ping from '@/app/api/ping/route';
import * as placements from '@/app/api/placements/route';
import * as placement from '@/app/api/placements/[placement]/route';
import * as placementAnswers from '@/app/api/placements/[placement]/answers/route';
import * as placementResult from '@/app/api/placements/[placement]/result/route';
import * as plan from '@/app/api/plan/route';
import * as planCalendar from '@/app/api/plan/calendar/route';
import * as planFeed from '@/app/api/plan/calendar/[token]/route';
import * as planForecasts from '@/app/api/plan/forecasts/route';
import * as posts from '@/app/api/posts/route';
import * as post from '@/app/api/posts/[post]/route';
import * as postReads from '@/app/api/posts/[post]/reads/route';
import * as recordings from '@/app/api/recordings/route';
import * as reviews from '@/app/api/reviews/route';
import * as backlog from '@/app/api/reviews/backlog/route';
import * as run from '@/app/api/runs/[run]/route';
import * as appeal from '@/app/api/runs/[run]/turns/[turn]/appeal/route';
import * as settings from '@/app/api/settings/route';
import * as speech from '@/app/api/speech/route';
import * as taughtCourses from '@/app/api/teaching/route';
import * as trials from '@/app/api/trials/route';
import * as trialClaims from '@/app/api/trials/claims/route';
import * as lookedUpWords from '@/app/api/words/route';
import * as lexicon from '@/app/api/lexicon/route';
import * as lexiconWord from '@/app/api/lexicon/[word]/route';
import * as writing from '@/app/api/writing/route';
import * as writtenDocument from '@/app/api/writing/[document]/route';
import * as draft from '@/app/api/writing/[document]/drafts/[locale]/route';
import * as publication from '@/app/api/writing/[document]/publication/route';
import * as revisions from '@/app/api/writing/[document]/revisions/route';
import * as revision from '@/app/api/writing/[document]/revisions/[revision]/route';
import * as restoration from '@/app/api/writing/[document]/revisions/[revision]/restoration/route';
import * as previews from '@/app/api/writing/previews/route';
import { openApiRules } from '@/lib/platform/openapi/schema';
import type { RouteTable } from '@/lib/platform/openapi/types';

/** Every route of ours that is for others. A test walks app/api and fails when one is missing here. */
export const apiRoutes = {
  '/api/account': account,
  '/api/account/email': accountEmail,
  '/api/account/password': accountPassword,
  '/api/account/second-factor': secondFactor,
  '/api/account/sessions': sessions,
  '/api/account/sessions/{session}': session,
  '/api/account/tokens': tokens,
  '/api/account/tokens/{token}': token,
  '/api/admin/comments': moderatedComments,
  '/api/admin/comments/{comment}/verdict': commentVerdict,
  '/api/comments/{comment}': comment,
  '/api/comments/{comment}/like': commentLike,
  '/api/comments/{comment}/replies': commentReplies,
  '/api/comments/{comment}/report': commentReport,
  '/api/lessons/{lesson}/comments': lessonComments,
  '/api/posts/{post}/comments': postComments,
  '/api/admin/courses/{course}/teachers': courseTeachers,
  '/api/admin/courses/{course}/teachers/{teacher}': courseTeacher,
  '/api/admin/log': staffLog,
  '/api/admin/settings': managedSettings,
  '/api/admin/teachers': adminTeachers,
  '/api/admin/teachers/{teacher}/approval': teacherApproval,
  '/api/appeals': appeals,
  '/api/appeals/seen': appealsSeen,
  '/api/appeals/{appeal}/decision': appealDecision,
  '/api/auth/confirmation': confirmation,
  '/api/auth/links': links,
  '/api/auth/login': login,
  '/api/auth/logout': logout,
  '/api/auth/lostpass': lostpass,
  '/api/auth/me': me,
  '/api/auth/refresh': refresh,
  '/api/auth/register': register,
  '/api/auth/reset': reset,
  '/api/auth/verification': verification,
  '/api/cards': cards,
  '/api/cards/{card}': card,
  '/api/cards/{card}/hints': cardHints,
  '/api/cards/{card}/reviews': cardReviews,
  '/api/cards/{card}/reviews/{turn}': cardRating,
  '/api/checks/{check}': check,
  '/api/checks/{check}/answers': checkAnswers,
  '/api/courses': courses,
  '/api/courses/{course}': course,
  '/api/courses/{course}/appeals': courseAppeals,
  '/api/courses/{course}/reviews': courseReviews,
  '/api/courses/{course}/reviews/{person}/hidden': hiddenReview,
  '/api/courses/{course}/saved': savedCourse,
  '/api/courses/{course}/statistics': courseStatistics,
  '/api/courses/{course}/statistics/table': statisticsTable,
  '/api/days-off': daysOff,
  '/api/days-off/{day}': dayOff,
  '/api/errors': errors,
  '/api/exercises/{exercise}/attempts': attempts,
  '/api/exercises/{exercise}/hints': hints,
  '/api/images': images,
  '/api/images/{image}': image,
  '/api/learning/export': learningExport,
  '/api/lessons/{lesson}/checks': lessonChecks,
  '/api/lessons/{lesson}/runs': lessonRuns,
  // Its GET is no call but a link in a letter, which leads to a page.
  '/api/letters/unsubscribe': { POST: unsubscribe.POST, DELETE: unsubscribe.DELETE },
  // This route's own, which cannot import itself.
  '/api/openapi.json': { GET: { rules: openApiRules } },
  '/api/ping': ping,
  '/api/placements': placements,
  '/api/placements/{placement}': placement,
  '/api/placements/{placement}/answers': placementAnswers,
  '/api/placements/{placement}/result': placementResult,
  '/api/plan': plan,
  '/api/plan/calendar': planCalendar,
  '/api/plan/calendar/{token}': planFeed,
  '/api/plan/forecasts': planForecasts,
  '/api/posts': posts,
  '/api/posts/{post}': post,
  '/api/posts/{post}/reads': postReads,
  '/api/recordings': recordings,
  '/api/reviews': reviews,
  '/api/reviews/backlog': backlog,
  '/api/runs/{run}': run,
  '/api/runs/{run}/turns/{turn}/appeal': appeal,
  '/api/settings': settings,
  '/api/speech': speech,
  '/api/teaching': taughtCourses,
  '/api/trials': trials,
  '/api/trials/claims': trialClaims,
  '/api/words': lookedUpWords,
  '/api/lexicon': lexicon,
  '/api/lexicon/{word}': lexiconWord,
  '/api/writing': writing,
  '/api/writing/previews': previews,
  '/api/writing/{document}': writtenDocument,
  '/api/writing/{document}/drafts/{locale}': draft,
  '/api/writing/{document}/publication': publication,
  '/api/writing/{document}/revisions': revisions,
  '/api/writing/{document}/revisions/{revision}': revision,
  '/api/writing/{document}/revisions/{revision}/restoration': restoration,
} satisfies RouteTable;
