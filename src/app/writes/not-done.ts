/** The status of a failed write. The page is not loaded again after it. */
export const notDone = 503;
