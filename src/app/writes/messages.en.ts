/** Texts of the notice about failed writes. They are loaded with the notice, after the page. */
export const notice = {
  label: "What was sent",
  failed: {
    offline: "You’re offline. Nothing was sent; try again.",
    online: "You’re online again. Nothing was sent yet; try again.",
    lost: "The connection was lost. Try again: what has already arrived isn’t sent twice.",
    canceled: "You cancelled. Nothing was sent.",
    signedOut: "You’ve been logged out. Log in in a new tab and come back: everything here stays as it is.",
    signedIn: "You’re logged in again. Try again to send it.",
    forbidden: "This account may not do that. Nothing was changed.",
    gone: "That is no longer here. Nothing was changed.",
    tooLarge: "That is too large to send. Please choose a smaller file.",
    tooMany: "That was too often in a short time. Please wait a minute, then try again.",
    refused: "We could not make sense of that. Nothing was changed; please try again.",
    server: "Something went wrong on our side. Nothing is lost; please try again.",
  },
  reference: "Reference",
  again: "Try again",
  logIn: "Log in",
  sending: "Sending file",
  cancel: "Cancel",
  close: "Close",
} as const;
