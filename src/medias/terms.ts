export const imageMaxBytes = 5 * 1024 * 1024;
/** The longest side of an uploaded image, in pixels: no use of one shows more. */
export const imageSide = 1600;
/** Images that an account uploads in a day. */
export const imagesADay = 200;
/** How long an image waits for the call that uses it. */
export const waitingHours = 24;
