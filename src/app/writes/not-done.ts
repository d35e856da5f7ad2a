/** The status of a write that was not done: nothing is loaded again after it. */
export const notDone = 503;
