/** Share of right first tries to pass a course (decisions, "Learning rules"). */
export const passMarkPercent = 85;
