/** Minutes after which a view ends. */
export const viewMinutes = 15;

export const viewReasonMax = 500;
