export const site = {
  title: "Login and security",
  lead: "Your email, the devices that are logged in, and how you log in.",
  back: "Back to your account",
  devices: {
    title: "Devices",
    text: "Where you are logged in. Log out any device you don’t know, then change your password.",
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
    text: "You log in with {email}. To change it, confirm both the new and your current email.",
    textUnverified: "You log in with {email}, which isn’t verified. To change it, confirm the new email.",
    new: "New email",
    password: "Your password",
    submit: "Change email",
    sentTitle: "Check both inboxes",
    sent: "We sent a link to {email} and one to your current email. Your email changes once you’ve opened both.",
    sentOne: "We sent a link to {email}. Your email changes once you’ve opened it.",
    until: "The links work until {date}.",
    newConfirmed: "The new email is confirmed.",
    oldConfirmed: "The current email is confirmed.",
    cancel: "Keep my current email",
    cancelled: "Your email stays as it is.",
    noPassword: "You log in with Google or Facebook. To change your email, set a password first.",
    setPassword: "Set a password",
  },
  link: {
    title: "Change of email",
    textNew: "Confirm that {email} is your email and that you want to use it for your Sen account.",
    textOld: "Someone who is logged in to your Sen account asked to change its email to {email}. Was it you?",
    confirm: "Confirm",
    refuse: "No, it wasn’t me",
    confirmed: "This email is already confirmed.",
    changedTitle: "Your email has been changed",
    changed: "From now on, log in with the new email. Other devices have been logged out.",
    waitsNew: "Thank you. Now open the link we sent to the new email.",
    waitsOld: "Thank you. Now open the link we sent to your current email.",
    refusedTitle: "Your email stays as it is",
    refused: "We logged out every device. Someone else may know your password: set a new one now.",
    newPassword: "Set a new password",
    expiredTitle: "This link has expired",
    continue: "Continue",
  },
  twoStep: {
    title: "Two-step login",
    text: "After your password, you enter a code from an app on your phone. A stolen password alone is then not enough to log in.",
    on: "On",
    off: "Off",
    required: "Your role requires it. Turn it on to continue.",
    left: "{count, plural, one {# recovery code} other {# recovery codes}} left.",
    manage: "Manage two-step login",
    setUp: "Set up two-step login",
    password: "Your password",
    begin: "Set up",
    scan: "1. Scan this code with an authenticator app, such as Google Authenticator, Microsoft Authenticator or 2FAS.",
    qr: "QR code for the authenticator app",
    secret: "Or type this key into the app:",
    enter: "2. Enter the six digits shown in the app.",
    code: "Code",
    confirm: "Turn on",
    codesTitle: "Save your recovery codes",
    codesText:
      "Each code works once in place of the app, for example if you lose your phone. They are shown only now: print them or keep them in a password manager.",
    codesDone: "I have saved them",
    newCodes: "New recovery codes",
    newCodesText: "The earlier codes stop working.",
    newCodesSubmit: "Get new codes",
    end: "Turn off two-step login",
    endText: "You’ll log in with your password only.",
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
    lead: "For a consultant or administrator who lost both phone and recovery codes. First confirm through another channel that it’s really them.",
    email: "Email of the person",
    password: "Your password",
    submit: "Reset",
    done: "Two-step login is off for this person. We’ve told them by email.",
    link: "Reset two-step login",
  },
} as const;

export const errors = {
  email_same: "This is your current email",
  code_wrong: "This code is incorrect. Please wait for the next one and try again.",
  challenge_expired: "It’s been too long since you entered your password. Please log in again.",
  two_step_required: "Please enter the code from your authenticator app",
  two_step_due: "Please set up two-step login first",
  two_step_on: "Two-step login is already on",
  two_step_off: "Two-step login is off",
} as const;

export const mails = {
  email_change_new: {
    subject: "Confirm your new email",
    preview: "The link works for {hours, number} hours. The present address has to confirm as well.",
    title: "Hello {name},",
    text: "The email of your Sen account is to change from {from} to {to}.",
    both: "Please confirm that this address is yours. A second link went to the present address if it was verified. The links work for {hours, number} hours.",
    button: "Confirm this address",
    ignore: "If you do not know of a Sen account, you can ignore this email: nothing changes.",
  },
  email_change_old: {
    subject: "Confirm the change of your email",
    preview:
      "Someone asked to change the email of your account. Nothing changes without you; the link works for {hours, number} hours.",
    title: "Hello {name},",
    text: "Someone who is logged in to your account asked to change its email from {from} to {to}.",
    both: "If it was you, confirm it within {hours, number} hours. The new address has to be confirmed as well.",
    button: "Confirm or refuse",
    notYou:
      "If it was not you, open the link, refuse the change and set a new password: someone else may know yours.",
  },
  email_changed: {
    subject: "Your email has been changed",
    preview: "Changed on {at}. If that was not you, please tell us now.",
    title: "Hello {name},",
    text: "The email of your Sen account was changed from {from} to {to} on {at}. Other devices have been logged out.",
    notYou: "If this was not you, tell us at once:",
    button: "Chat with support",
  },
  two_step_changed: {
    preview: "On {at}. If that was not you, please secure your account now.",
    title: "Hello {name},",
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
    notYou: "If this was not you, set a new password at once:",
    button: "Set a new password",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    security: typeof import("./messages.en.ts");
  }
}
