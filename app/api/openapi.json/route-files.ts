// Made from the files of app/api by `npm run tables:make`.
import * as account from '@/app/api/account/route';
import * as accountConsent from '@/app/api/account/consent/route';
import * as accountDeletion from '@/app/api/account/deletion/route';
import * as accountEmail from '@/app/api/account/email/route';
import * as accountExport from '@/app/api/account/export/route';
import * as accountExportFile from '@/app/api/account/export/file/route';
import * as accountPassword from '@/app/api/account/password/route';
import * as accountSecondFactor from '@/app/api/account/second-factor/route';
import * as accountSessions from '@/app/api/account/sessions/route';
import * as accountSessionsBySession from '@/app/api/account/sessions/[session]/route';
import * as accountTokens from '@/app/api/account/tokens/route';
import * as accountTokensByToken from '@/app/api/account/tokens/[token]/route';
import * as adminAppeals from '@/app/api/admin/appeals/route';
import * as adminAppealsBySanctionDecision from '@/app/api/admin/appeals/[sanction]/decision/route';
import * as adminCases from '@/app/api/admin/cases/route';
import * as adminCasesByCaseClaim from '@/app/api/admin/cases/[case]/claim/route';
import * as adminCasesByCaseDecision from '@/app/api/admin/cases/[case]/decision/route';
import * as adminCasesByCaseEvidenceBySha from '@/app/api/admin/cases/[case]/evidence/[sha256]/route';
import * as adminCasesByCaseHidden from '@/app/api/admin/cases/[case]/hidden/route';
import * as adminComments from '@/app/api/admin/comments/route';
import * as adminCommentsByCommentVerdict from '@/app/api/admin/comments/[comment]/verdict/route';
import * as adminCoursesByCourseTeachers from '@/app/api/admin/courses/[course]/teachers/route';
import * as adminCoursesByCourseTeachersByTeacher from '@/app/api/admin/courses/[course]/teachers/[teacher]/route';
import * as adminLog from '@/app/api/admin/log/route';
import * as adminPeople from '@/app/api/admin/people/route';
import * as adminPeopleByPersonPaidUntil from '@/app/api/admin/people/[person]/paid-until/route';
import * as adminPeopleByPersonRole from '@/app/api/admin/people/[person]/role/route';
import * as adminSettings from '@/app/api/admin/settings/route';
import * as adminSubscriptions from '@/app/api/admin/subscriptions/route';
import * as adminTeachers from '@/app/api/admin/teachers/route';
import * as adminTeachersByTeacherApproval from '@/app/api/admin/teachers/[teacher]/approval/route';
import * as appeals from '@/app/api/appeals/route';
import * as appealsByAppealDecision from '@/app/api/appeals/[appeal]/decision/route';
import * as appealsSeen from '@/app/api/appeals/seen/route';
import * as authConfirmation from '@/app/api/auth/confirmation/route';
import * as authLinks from '@/app/api/auth/links/route';
import * as authLogin from '@/app/api/auth/login/route';
import * as authLogout from '@/app/api/auth/logout/route';
import * as authLostpass from '@/app/api/auth/lostpass/route';
import * as authMe from '@/app/api/auth/me/route';
import * as authRefresh from '@/app/api/auth/refresh/route';
import * as authRegister from '@/app/api/auth/register/route';
import * as authReset from '@/app/api/auth/reset/route';
import * as authVerification from '@/app/api/auth/verification/route';
import * as broadcastingAuth from '@/app/api/broadcasting/auth/route';
import * as broadcastingUserAuth from '@/app/api/broadcasting/user-auth/route';
import * as broadcastingWebhook from '@/app/api/broadcasting/webhook/route';
import * as cards from '@/app/api/cards/route';
import * as cardsByCard from '@/app/api/cards/[card]/route';
import * as cardsByCardHints from '@/app/api/cards/[card]/hints/route';
import * as cardsByCardReviews from '@/app/api/cards/[card]/reviews/route';
import * as cardsByCardReviewsByTurn from '@/app/api/cards/[card]/reviews/[turn]/route';
import * as chat from '@/app/api/chat/route';
import * as chatByPerson from '@/app/api/chat/[person]/route';
import * as chatByPersonCalls from '@/app/api/chat/[person]/calls/route';
import * as chatByPersonFound from '@/app/api/chat/[person]/found/route';
import * as chatByPersonMedia from '@/app/api/chat/[person]/media/route';
import * as chatByPersonMediaByMedia from '@/app/api/chat/[person]/media/[media]/route';
import * as chatByPersonMessages from '@/app/api/chat/[person]/messages/route';
import * as chatByPersonMessagesBySeq from '@/app/api/chat/[person]/messages/[seq]/route';
import * as chatByPersonMessagesBySeqCorrection from '@/app/api/chat/[person]/messages/[seq]/correction/route';
import * as chatByPersonMessagesBySeqCorrectionAnswer from '@/app/api/chat/[person]/messages/[seq]/correction/answer/route';
import * as chatByPersonMessagesBySeqKept from '@/app/api/chat/[person]/messages/[seq]/kept/route';
import * as chatByPersonMessagesBySeqMedia from '@/app/api/chat/[person]/messages/[seq]/media/route';
import * as chatByPersonMessagesBySeqReaction from '@/app/api/chat/[person]/messages/[seq]/reaction/route';
import * as chatByPersonRead from '@/app/api/chat/[person]/read/route';
import * as chatByPersonRequest from '@/app/api/chat/[person]/request/route';
import * as chatByPersonStarters from '@/app/api/chat/[person]/starters/route';
import * as chatByPersonStress from '@/app/api/chat/[person]/stress/route';
import * as chatByPersonTimer from '@/app/api/chat/[person]/timer/route';
import * as chatByPersonTyping from '@/app/api/chat/[person]/typing/route';
import * as chatCallsByCall from '@/app/api/chat/calls/[call]/route';
import * as chatCallsByCallAnswer from '@/app/api/chat/calls/[call]/answer/route';
import * as chatCallsByCallEnd from '@/app/api/chat/calls/[call]/end/route';
import * as chatCallsByCallNotes from '@/app/api/chat/calls/[call]/notes/route';
import * as chatCallsByCallServers from '@/app/api/chat/calls/[call]/servers/route';
import * as chatCallsByCallSignals from '@/app/api/chat/calls/[call]/signals/route';
import * as chatCallsByCallSync from '@/app/api/chat/calls/[call]/sync/route';
import * as chatCallsChoices from '@/app/api/chat/calls/choices/route';
import * as chatChoices from '@/app/api/chat/choices/route';
import * as chatHints from '@/app/api/chat/hints/route';
import * as checksByCheck from '@/app/api/checks/[check]/route';
import * as checksByCheckAnswers from '@/app/api/checks/[check]/answers/route';
import * as clock from '@/app/api/clock/route';
import * as commentsByComment from '@/app/api/comments/[comment]/route';
import * as commentsByCommentLike from '@/app/api/comments/[comment]/like/route';
import * as commentsByCommentReplies from '@/app/api/comments/[comment]/replies/route';
import * as courses from '@/app/api/courses/route';
import * as coursesByCourse from '@/app/api/courses/[course]/route';
import * as coursesByCourseAppeals from '@/app/api/courses/[course]/appeals/route';
import * as coursesByCourseReviews from '@/app/api/courses/[course]/reviews/route';
import * as coursesByCourseReviewsByPersonHidden from '@/app/api/courses/[course]/reviews/[person]/hidden/route';
import * as coursesByCourseSaved from '@/app/api/courses/[course]/saved/route';
import * as coursesByCourseStatistics from '@/app/api/courses/[course]/statistics/route';
import * as coursesByCourseStatisticsTable from '@/app/api/courses/[course]/statistics/table/route';
import * as daysOff from '@/app/api/days-off/route';
import * as daysOffByDay from '@/app/api/days-off/[day]/route';
import * as errors from '@/app/api/errors/route';
import * as exercisesByExerciseAttempts from '@/app/api/exercises/[exercise]/attempts/route';
import * as exercisesByExerciseHints from '@/app/api/exercises/[exercise]/hints/route';
import * as friends from '@/app/api/friends/route';
import * as friendsByList from '@/app/api/friends/[list]/route';
import * as images from '@/app/api/images/route';
import * as imagesByImage from '@/app/api/images/[image]/route';
import * as languagesByLocale from '@/app/api/languages/[locale]/route';
import * as learningExport from '@/app/api/learning/export/route';
import * as lessonsByLessonChecks from '@/app/api/lessons/[lesson]/checks/route';
import * as lessonsByLessonComments from '@/app/api/lessons/[lesson]/comments/route';
import * as lessonsByLessonRuns from '@/app/api/lessons/[lesson]/runs/route';
import * as lettersUnsubscribe from '@/app/api/letters/unsubscribe/route';
import * as lexicon from '@/app/api/lexicon/route';
import * as lexiconByWord from '@/app/api/lexicon/[word]/route';
import * as news from '@/app/api/news/route';
import * as notifications from '@/app/api/notifications/route';
import * as notificationsByNotificationRead from '@/app/api/notifications/[notification]/read/route';
import * as notificationsChoices from '@/app/api/notifications/choices/route';
import * as notificationsRead from '@/app/api/notifications/read/route';
import * as partners from '@/app/api/partners/route';
import * as peopleByPerson from '@/app/api/people/[person]/route';
import * as peopleByPersonBlock from '@/app/api/people/[person]/block/route';
import * as peopleByPersonComments from '@/app/api/people/[person]/comments/route';
import * as peopleByPersonFollow from '@/app/api/people/[person]/follow/route';
import * as peopleByPersonFriendship from '@/app/api/people/[person]/friendship/route';
import * as peopleByPersonMute from '@/app/api/people/[person]/mute/route';
import * as peopleByPersonReviews from '@/app/api/people/[person]/reviews/route';
import * as peopleByPersonTiesByList from '@/app/api/people/[person]/ties/[list]/route';
import * as phrasebook from '@/app/api/phrasebook/route';
import * as phrasebookBySituation from '@/app/api/phrasebook/[situation]/route';
import * as ping from '@/app/api/ping/route';
import * as placements from '@/app/api/placements/route';
import * as placementsByPlacement from '@/app/api/placements/[placement]/route';
import * as placementsByPlacementAnswers from '@/app/api/placements/[placement]/answers/route';
import * as placementsByPlacementResult from '@/app/api/placements/[placement]/result/route';
import * as plan from '@/app/api/plan/route';
import * as planCalendar from '@/app/api/plan/calendar/route';
import * as planCalendarByToken from '@/app/api/plan/calendar/[token]/route';
import * as planForecasts from '@/app/api/plan/forecasts/route';
import * as posts from '@/app/api/posts/route';
import * as postsByPost from '@/app/api/posts/[post]/route';
import * as postsByPostComments from '@/app/api/posts/[post]/comments/route';
import * as postsByPostReads from '@/app/api/posts/[post]/reads/route';
import * as profile from '@/app/api/profile/route';
import * as profileFirstContact from '@/app/api/profile/first-contact/route';
import * as profilePhoto from '@/app/api/profile/photo/route';
import * as push from '@/app/api/push/route';
import * as pushSubscriptions from '@/app/api/push/subscriptions/route';
import * as recordings from '@/app/api/recordings/route';
import * as reports from '@/app/api/reports/route';
import * as reportsByKindBySubject from '@/app/api/reports/[kind]/[subject]/route';
import * as reviews from '@/app/api/reviews/route';
import * as reviewsBacklog from '@/app/api/reviews/backlog/route';
import * as runsByRun from '@/app/api/runs/[run]/route';
import * as runsByRunTurnsByTurnAppeal from '@/app/api/runs/[run]/turns/[turn]/appeal/route';
import * as sanctions from '@/app/api/sanctions/route';
import * as sanctionsBySanctionAcknowledgement from '@/app/api/sanctions/[sanction]/acknowledgement/route';
import * as sanctionsBySanctionAppeal from '@/app/api/sanctions/[sanction]/appeal/route';
import * as settings from '@/app/api/settings/route';
import * as speech from '@/app/api/speech/route';
import * as teacherReviewsByReviewAnswer from '@/app/api/teacher-reviews/[review]/answer/route';
import * as teaching from '@/app/api/teaching/route';
import * as translate from '@/app/api/translate/route';
import * as trials from '@/app/api/trials/route';
import * as trialsClaims from '@/app/api/trials/claims/route';
import * as users from '@/app/api/users/route';
import * as words from '@/app/api/words/route';
import * as writing from '@/app/api/writing/route';
import * as writingByDocument from '@/app/api/writing/[document]/route';
import * as writingByDocumentDraftsByLocale from '@/app/api/writing/[document]/drafts/[locale]/route';
import * as writingByDocumentPublication from '@/app/api/writing/[document]/publication/route';
import * as writingByDocumentRevisions from '@/app/api/writing/[document]/revisions/route';
import * as writingByDocumentRevisionsByRevision from '@/app/api/writing/[document]/revisions/[revision]/route';
import * as writingByDocumentRevisionsByRevisionRestoration from '@/app/api/writing/[document]/revisions/[revision]/restoration/route';
import * as writingPreviews from '@/app/api/writing/previews/route';

/** What every route file of the API exports, by its path. */
export const routeFiles = {
  '/api/account': account,
  '/api/account/consent': accountConsent,
  '/api/account/deletion': accountDeletion,
  '/api/account/email': accountEmail,
  '/api/account/export': accountExport,
  '/api/account/export/file': accountExportFile,
  '/api/account/password': accountPassword,
  '/api/account/second-factor': accountSecondFactor,
  '/api/account/sessions': accountSessions,
  '/api/account/sessions/{session}': accountSessionsBySession,
  '/api/account/tokens': accountTokens,
  '/api/account/tokens/{token}': accountTokensByToken,
  '/api/admin/appeals': adminAppeals,
  '/api/admin/appeals/{sanction}/decision': adminAppealsBySanctionDecision,
  '/api/admin/cases': adminCases,
  '/api/admin/cases/{case}/claim': adminCasesByCaseClaim,
  '/api/admin/cases/{case}/decision': adminCasesByCaseDecision,
  '/api/admin/cases/{case}/evidence/{sha256}': adminCasesByCaseEvidenceBySha,
  '/api/admin/cases/{case}/hidden': adminCasesByCaseHidden,
  '/api/admin/comments': adminComments,
  '/api/admin/comments/{comment}/verdict': adminCommentsByCommentVerdict,
  '/api/admin/courses/{course}/teachers': adminCoursesByCourseTeachers,
  '/api/admin/courses/{course}/teachers/{teacher}': adminCoursesByCourseTeachersByTeacher,
  '/api/admin/log': adminLog,
  '/api/admin/people': adminPeople,
  '/api/admin/people/{person}/paid-until': adminPeopleByPersonPaidUntil,
  '/api/admin/people/{person}/role': adminPeopleByPersonRole,
  '/api/admin/settings': adminSettings,
  '/api/admin/subscriptions': adminSubscriptions,
  '/api/admin/teachers': adminTeachers,
  '/api/admin/teachers/{teacher}/approval': adminTeachersByTeacherApproval,
  '/api/appeals': appeals,
  '/api/appeals/{appeal}/decision': appealsByAppealDecision,
  '/api/appeals/seen': appealsSeen,
  '/api/auth/confirmation': authConfirmation,
  '/api/auth/links': authLinks,
  '/api/auth/login': authLogin,
  '/api/auth/logout': authLogout,
  '/api/auth/lostpass': authLostpass,
  '/api/auth/me': authMe,
  '/api/auth/refresh': authRefresh,
  '/api/auth/register': authRegister,
  '/api/auth/reset': authReset,
  '/api/auth/verification': authVerification,
  '/api/broadcasting/auth': broadcastingAuth,
  '/api/broadcasting/user-auth': broadcastingUserAuth,
  '/api/broadcasting/webhook': broadcastingWebhook,
  '/api/cards': cards,
  '/api/cards/{card}': cardsByCard,
  '/api/cards/{card}/hints': cardsByCardHints,
  '/api/cards/{card}/reviews': cardsByCardReviews,
  '/api/cards/{card}/reviews/{turn}': cardsByCardReviewsByTurn,
  '/api/chat': chat,
  '/api/chat/{person}': chatByPerson,
  '/api/chat/{person}/calls': chatByPersonCalls,
  '/api/chat/{person}/found': chatByPersonFound,
  '/api/chat/{person}/media': chatByPersonMedia,
  '/api/chat/{person}/media/{media}': chatByPersonMediaByMedia,
  '/api/chat/{person}/messages': chatByPersonMessages,
  '/api/chat/{person}/messages/{seq}': chatByPersonMessagesBySeq,
  '/api/chat/{person}/messages/{seq}/correction': chatByPersonMessagesBySeqCorrection,
  '/api/chat/{person}/messages/{seq}/correction/answer': chatByPersonMessagesBySeqCorrectionAnswer,
  '/api/chat/{person}/messages/{seq}/kept': chatByPersonMessagesBySeqKept,
  '/api/chat/{person}/messages/{seq}/media': chatByPersonMessagesBySeqMedia,
  '/api/chat/{person}/messages/{seq}/reaction': chatByPersonMessagesBySeqReaction,
  '/api/chat/{person}/read': chatByPersonRead,
  '/api/chat/{person}/request': chatByPersonRequest,
  '/api/chat/{person}/starters': chatByPersonStarters,
  '/api/chat/{person}/stress': chatByPersonStress,
  '/api/chat/{person}/timer': chatByPersonTimer,
  '/api/chat/{person}/typing': chatByPersonTyping,
  '/api/chat/calls/{call}': chatCallsByCall,
  '/api/chat/calls/{call}/answer': chatCallsByCallAnswer,
  '/api/chat/calls/{call}/end': chatCallsByCallEnd,
  '/api/chat/calls/{call}/notes': chatCallsByCallNotes,
  '/api/chat/calls/{call}/servers': chatCallsByCallServers,
  '/api/chat/calls/{call}/signals': chatCallsByCallSignals,
  '/api/chat/calls/{call}/sync': chatCallsByCallSync,
  '/api/chat/calls/choices': chatCallsChoices,
  '/api/chat/choices': chatChoices,
  '/api/chat/hints': chatHints,
  '/api/checks/{check}': checksByCheck,
  '/api/checks/{check}/answers': checksByCheckAnswers,
  '/api/clock': clock,
  '/api/comments/{comment}': commentsByComment,
  '/api/comments/{comment}/like': commentsByCommentLike,
  '/api/comments/{comment}/replies': commentsByCommentReplies,
  '/api/courses': courses,
  '/api/courses/{course}': coursesByCourse,
  '/api/courses/{course}/appeals': coursesByCourseAppeals,
  '/api/courses/{course}/reviews': coursesByCourseReviews,
  '/api/courses/{course}/reviews/{person}/hidden': coursesByCourseReviewsByPersonHidden,
  '/api/courses/{course}/saved': coursesByCourseSaved,
  '/api/courses/{course}/statistics': coursesByCourseStatistics,
  '/api/courses/{course}/statistics/table': coursesByCourseStatisticsTable,
  '/api/days-off': daysOff,
  '/api/days-off/{day}': daysOffByDay,
  '/api/errors': errors,
  '/api/exercises/{exercise}/attempts': exercisesByExerciseAttempts,
  '/api/exercises/{exercise}/hints': exercisesByExerciseHints,
  '/api/friends': friends,
  '/api/friends/{list}': friendsByList,
  '/api/images': images,
  '/api/images/{image}': imagesByImage,
  '/api/languages/{locale}': languagesByLocale,
  '/api/learning/export': learningExport,
  '/api/lessons/{lesson}/checks': lessonsByLessonChecks,
  '/api/lessons/{lesson}/comments': lessonsByLessonComments,
  '/api/lessons/{lesson}/runs': lessonsByLessonRuns,
  '/api/letters/unsubscribe': lettersUnsubscribe,
  '/api/lexicon': lexicon,
  '/api/lexicon/{word}': lexiconByWord,
  '/api/news': news,
  '/api/notifications': notifications,
  '/api/notifications/{notification}/read': notificationsByNotificationRead,
  '/api/notifications/choices': notificationsChoices,
  '/api/notifications/read': notificationsRead,
  '/api/partners': partners,
  '/api/people/{person}': peopleByPerson,
  '/api/people/{person}/block': peopleByPersonBlock,
  '/api/people/{person}/comments': peopleByPersonComments,
  '/api/people/{person}/follow': peopleByPersonFollow,
  '/api/people/{person}/friendship': peopleByPersonFriendship,
  '/api/people/{person}/mute': peopleByPersonMute,
  '/api/people/{person}/reviews': peopleByPersonReviews,
  '/api/people/{person}/ties/{list}': peopleByPersonTiesByList,
  '/api/phrasebook': phrasebook,
  '/api/phrasebook/{situation}': phrasebookBySituation,
  '/api/ping': ping,
  '/api/placements': placements,
  '/api/placements/{placement}': placementsByPlacement,
  '/api/placements/{placement}/answers': placementsByPlacementAnswers,
  '/api/placements/{placement}/result': placementsByPlacementResult,
  '/api/plan': plan,
  '/api/plan/calendar': planCalendar,
  '/api/plan/calendar/{token}': planCalendarByToken,
  '/api/plan/forecasts': planForecasts,
  '/api/posts': posts,
  '/api/posts/{post}': postsByPost,
  '/api/posts/{post}/comments': postsByPostComments,
  '/api/posts/{post}/reads': postsByPostReads,
  '/api/profile': profile,
  '/api/profile/first-contact': profileFirstContact,
  '/api/profile/photo': profilePhoto,
  '/api/push': push,
  '/api/push/subscriptions': pushSubscriptions,
  '/api/recordings': recordings,
  '/api/reports': reports,
  '/api/reports/{kind}/{subject}': reportsByKindBySubject,
  '/api/reviews': reviews,
  '/api/reviews/backlog': reviewsBacklog,
  '/api/runs/{run}': runsByRun,
  '/api/runs/{run}/turns/{turn}/appeal': runsByRunTurnsByTurnAppeal,
  '/api/sanctions': sanctions,
  '/api/sanctions/{sanction}/acknowledgement': sanctionsBySanctionAcknowledgement,
  '/api/sanctions/{sanction}/appeal': sanctionsBySanctionAppeal,
  '/api/settings': settings,
  '/api/speech': speech,
  '/api/teacher-reviews/{review}/answer': teacherReviewsByReviewAnswer,
  '/api/teaching': teaching,
  '/api/translate': translate,
  '/api/trials': trials,
  '/api/trials/claims': trialsClaims,
  '/api/users': users,
  '/api/words': words,
  '/api/writing': writing,
  '/api/writing/{document}': writingByDocument,
  '/api/writing/{document}/drafts/{locale}': writingByDocumentDraftsByLocale,
  '/api/writing/{document}/publication': writingByDocumentPublication,
  '/api/writing/{document}/revisions': writingByDocumentRevisions,
  '/api/writing/{document}/revisions/{revision}': writingByDocumentRevisionsByRevision,
  '/api/writing/{document}/revisions/{revision}/restoration': writingByDocumentRevisionsByRevisionRestoration,
  '/api/writing/previews': writingPreviews,
};
