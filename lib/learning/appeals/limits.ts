/** Maximum lengths of a learner's message and of a teacher's reason. */
export const maxMessageCodePoints = 300;
export const maxReasonCodePoints = 500;
