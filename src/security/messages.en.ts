export const site = {
  title: "Login and security",
  lead: "Your email, the devices that are logged in, and how you log in.",
  back: "Back to your account",
  devices: {
    title: "Devices",
    text: "Where you are logged in. Log out any device that you do not know, then change your password.",
    on: "{browser} on {system}",
    unknown: "Unknown device",
    current: "This device",
    seen: "Last used",
    since: "Logged in on {date}",
    signOut: "Log out",
    signOutOf: "Log out {device}",
    signOutOthers: "Log out all other devices",
    done: "The device has been logged out.",
    othersDone: "All other devices have been logged out.",
  },
  email: {
    title: "Email",
    text: "You log in with {email}. To change it, you confirm the new address and the present one.",
    textUnverified:
      "You log in with {email}, which is not verified. To change it, you confirm the new address.",
    new: "New email",
    password: "Your password",
    submit: "Change email",
    sentTitle: "Please check both inboxes",
    sent: "We sent a link to {email} and one to your present address. Your email changes once you have opened both.",
    sentOne: "We sent a link to {email}. Your email changes once you have opened it.",
    until: "The links work until {date}.",
    newConfirmed: "The new address is confirmed.",
    oldConfirmed: "The present address is confirmed.",
    cancel: "Keep my present email",
    cancelled: "Your email stays as it is.",
    noPassword: "You log in with Google or Facebook. To change your email, set a password first.",
    setPassword: "Set a password",
  },
  link: {
    title: "Change of email",
    textNew: "Confirm that {email} is your address and is to be the email of your Sen account.",
    textOld: "Someone who is logged in to your Sen account asked to change its email to {email}. Was it you?",
    confirm: "Confirm",
    refuse: "No, it was not me",
    confirmed: "This address is confirmed already.",
    changedTitle: "Your email has been changed",
    changed: "From now on, log in with the new address. Other devices have been logged out.",
    waitsNew: "Thank you. Now open the link that we sent to the new address.",
    waitsOld: "Thank you. Now open the link that we sent to your present address.",
    refusedTitle: "Your email stays as it is",
    refused: "We logged out every device. Someone else may know your password: set a new one now.",
    newPassword: "Set a new password",
    expiredTitle: "This link has expired",
    continue: "Continue",
  },
  twoStep: {
    title: "Two-step login",
    text: "After your password, logging in asks for a code from an app on your phone. A stolen password is not enough then.",
    on: "On",
    off: "Off",
    required: "Your role needs it. Turn it on to continue.",
    left: "{count, plural, one {# recovery code} other {# recovery codes}} left.",
    manage: "Manage two-step login",
    setUp: "Set up two-step login",
    password: "Your password",
    begin: "Set up",
    scan: "1. Scan this code with an authenticator app, such as Google Authenticator, Microsoft Authenticator or 2FAS.",
    qr: "QR code for the authenticator app",
    secret: "Or type this key into the app:",
    enter: "2. Enter the six digits that the app shows.",
    code: "Code",
    confirm: "Turn on",
    codesTitle: "Save your recovery codes",
    codesText:
      "Each code works once in place of the app, for example when you lose your phone. They are shown only now: print them or keep them in a password manager.",
    codesDone: "I have saved them",
    newCodes: "New recovery codes",
    newCodesText: "The earlier codes stop working.",
    newCodesSubmit: "Get new codes",
    end: "Turn off two-step login",
    endText: "Logging in will ask for your password only.",
    endSubmit: "Turn off",
    ended: "Two-step login is off.",
    codeHelp: "Six digits from the app, or a recovery code.",
  },
  login: {
    title: "Enter your code",
    lead: "Open your authenticator app and enter the six digits for Sen.",
    submit: "Log in",
    lost: "No phone at hand? Enter one of your recovery codes. Without those, ask an administrator to reset two-step login.",
    again: "Start again",
  },
} as const;

export const console = {
  reset: {
    title: "Reset two-step login",
    lead: "For a consultant or administrator who lost both phone and recovery codes. Make sure on another channel that it is really them.",
    email: "Email of the person",
    password: "Your password",
    submit: "Reset",
    done: "Two-step login is off for this person, who has been told by email.",
    link: "Reset two-step login",
  },
} as const;

export const errors = {
  email_same: "This is your present email",
  code_wrong: "This code is incorrect. Wait for the next one and try again.",
  challenge_expired: "Too much time has passed since you entered your password. Please log in again.",
  two_step_required: "Enter the code of your authenticator app",
  two_step_due: "Set up two-step login first",
  two_step_on: "Two-step login is on already",
  two_step_off: "Two-step login is off",
} as const;

export const mails = {
  email_change_new: {
    subject: "Confirm your new email",
    preview: "The link works for {hours, number} hours. The present address has to confirm as well.",
    title: "Confirm your new email",
    text: "The email of your Sen account is to change from {from} to {to}.",
    both: "Confirm that this address is yours. A second link went to the present address if it was verified. The links work for {hours, number} hours.",
    button: "Confirm this address",
    ignore: "If you do not know of a Sen account, you can ignore this email. Nothing changes.",
    reason: "You’re receiving this email because this address was entered as the new email of a Sen account.",
  },
  email_change_old: {
    subject: "Confirm the change of your email",
    preview:
      "Someone asked to change the email of your account. Nothing changes without you; the link works for {hours, number} hours.",
    title: "Confirm the change of your email",
    text: "Someone who is logged in to your account asked to change its email from {from} to {to}.",
    both: "If it was you, confirm it within {hours, number} hours. The new address has to be confirmed as well.",
    button: "Confirm or refuse",
    notYou:
      "If it was not you, open the link, refuse the change and set a new password. Someone else may know yours.",
    reason: "You’re receiving this email because you have a Sen account.",
  },
  email_changed: {
    subject: "Your email has been changed",
    preview: "Changed on {at}. If this was not you, tell us now.",
    title: "Your email has been changed",
    text: "The email of your Sen account was changed from {from} to {to} on {at}. Other devices have been logged out.",
    notYou: "If this was not you, tell us at once.",
    button: "Chat with support",
    reason: "You’re receiving this email because you have a Sen account.",
  },
  two_step_changed: {
    preview: "On {at}. If this was not you, secure your account now.",
    on: {
      subject: "Two-step login is on",
      text: "Two-step login was turned on for your Sen account on {at}. Other devices have been logged out.",
    },
    off: {
      subject: "Two-step login is off",
      text: "Two-step login was turned off for your Sen account on {at}.",
    },
    reset: {
      subject: "Your two-step login has been reset",
      text: "An administrator turned off two-step login for your Sen account on {at} and logged out all your devices. Set it up again when you next log in.",
    },
    codes: {
      subject: "New recovery codes for your account",
      text: "New recovery codes were made for your Sen account on {at}. The earlier ones no longer work.",
    },
    notYou: "If this was not you, set a new password at once.",
    button: "Set a new password",
    reason: "You’re receiving this email because you have a Sen account.",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    security: typeof import("./messages.en.ts");
  }
}
