export const imageMaxBytes = 5 * 1024 * 1024;
/** The longest side of an uploaded image in pixels: no page shows more. */
export const imageSide = 1600;
/** Maximum number of images that an account uploads in a day. */
export const imagesADay = 200;
/** Hours for which an image waits for the call that uses it. */
export const waitingHours = 24;
