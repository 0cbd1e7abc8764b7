/** Characters of a learner's message and of a teacher's reason. */
export const messageLimit = 300;
export const reasonLimit = 500;
