import 'server-only';
import { callSubject } from '@/lib/chat/calls/report-subject';
import { messageSubject } from '@/lib/chat/messages/report-subject';
import { nameSubject, photoSubject, profileSubject } from '@/lib/community/profiles/report-subject';
import { teacherReviewSubject } from '@/lib/community/teacher-reviews/report-subject';
import { suggestionSubject } from '@/lib/learning/appeals/report-subject';
import { courseReviewSubject } from '@/lib/learning/course-reviews/report-subject';
import type { ReportSubjects } from '@/lib/people/reports/subject';
import { commentSubject } from '@/lib/publishing/comments/report-subject';
import { postSubject } from '@/lib/publishing/writing/report-subject';

/** Everything that may be reported, composed of what each slice offers; a new kind adds its line here. */
export const reportSubjects: ReportSubjects = {
  profile: profileSubject,
  photo: photoSubject,
  name: nameSubject,
  comment: commentSubject,
  post: postSubject,
  course_review: courseReviewSubject,
  teacher_review: teacherReviewSubject,
  suggestion: suggestionSubject,
  message: messageSubject,
  call: callSubject,
};
