export const labels = {
  banner: {
    text: "Please verify your email address: we sent a link to {email}.",
    resend: "Send the link again",
    sent: "The link is on its way. Please check your mailbox.",
  },
  welcome: {
    title: "Welcome to Sen, {name}!",
    text: "Your account is ready. We sent a link to {email}: open it to verify your address.",
    textVerified: "Your account is ready.",
    close: "Let's begin",
  },
} as const;

export const site = {
  frame: {
    title: "Work that suits you, answers you can count on",
    lead: "Jobs all over Vietnam and Southeast Asia, in English and Vietnamese.",
    apply: "Apply in a minute, with your own CV or one made here",
    follow: "See where every application stands, from sent to hired",
    answers: "Every employer answers within 15 days, or we tell you",
    employerTitle: "Hire well, without the busywork",
    employerLead: "Free job posts, one board for all applicants.",
    employerPost: "Post jobs free of charge, reviewed in 1–2 working days",
    employerBoard: "Move applicants along one clear board, together with your team",
    employerMails: "Every applicant hears from you in time: Sen writes the mails",
  },
  fields: {
    email: "Email",
    workEmail: "Work email",
    password: "Password",
    passwordHelp: "At least 6 characters. A short sentence is easy to remember and hard to guess.",
    fullName: "Full name",
    phone: "Phone number",
    companyName: "Company name",
    companyHelp: "As on your business registration. Your job posts show it.",
  },
  login: {
    title: "Log in",
    lead: "Good to see you again.",
    submit: "Log in",
    forgot: "Forgot your password?",
    noAccount: "New to Sen?",
    register: "Create an account",
    or: "or",
    google: "Continue with Google",
    facebook: "Continue with Facebook",
    employerDoor: "Sign in as an employer",
    resetDone: "Your password has been changed. Please log in with the new one.",
    closed: "Your account has been closed and your personal data removed.",
  },
  register: {
    title: "Create your account",
    lead: "Find your next job, and always know where you stand.",
    who: "Who are you?",
    seeker: "I am looking for a job",
    employer: "I am hiring",
    submit: "Create my account",
    haveAccount: "Already have an account?",
    login: "Log in",
  },
  employer: {
    title: "Create an employer account",
    lead: "Post your first job today. It is free of charge.",
    submit: "Create the account",
    you: "You",
    company: "Your company",
  },
  waiting: {
    title: "Please check your mailbox",
    text: "We sent a link to {email}. Open it to verify your address; it works for 60 minutes.",
    employerNext:
      "You can prepare your first job meanwhile. It can be approved as soon as your email is verified.",
    spam: "Nothing there? Look in the spam folder, or have it sent again.",
    resend: "Send the link again",
    sent: "A new link is on its way to {email}.",
    continueEmployer: "Go to my jobs",
    continueOther: "Continue",
    guest: "Log in to have the verification link sent again.",
    login: "Log in",
  },
  verify: {
    title: "Verify your email address",
    text: "One click, and your address is verified.",
    submit: "Verify my email",
    question: "On {date}, an account was opened with {email} under the name “{name}”. Was it you?",
    provider:
      "This account signs in with Google or Facebook. If it is yours, please log in here first; we will then verify your email.",
    mine: "Yes, verify my email",
    notMine: "No, it was not me",
    disownedTitle: "Thank you for telling us",
    disownedText:
      "Whoever opened the account can no longer use it. To use Sen with this address yourself, set a password.",
    setPassword: "Set a password",
    doneTitle: "Your email address is verified",
    doneText: "Thank you! Everything is ready for you.",
    alreadyTitle: "Already verified",
    expiredTitle: "This link has expired",
    continue: "Continue",
    login: "Log in",
    resend: "Send me a new link",
  },
  forgot: {
    title: "Forgot your password?",
    lead: "Enter your email, and we will send you a link to set a new password.",
    submit: "Send me the link",
    back: "Back to log in",
    sentTitle: "Please check your mailbox",
    sentText:
      "If everything is right, a link to set a new password is in your mailbox. It works for 60 minutes.",
    again: "Send it again",
  },
  reset: {
    title: "Set a new password",
    lead: "Every device that is signed in will have to log in again.",
    password: "New password",
    confirmation: "New password, once more",
    submit: "Save the new password",
    again: "Ask for a new link",
  },
  tokenNotFound: {
    title: "Token not found",
    text: "The link is not complete, or it was never ours. Please open it from our latest email, or ask for a new one.",
    verify: "New verification link",
    reset: "New password link",
  },
  account: {
    title: "Your account",
    details: "Your details",
    language: "Language",
    languageHelp: "For pages and for the emails we send you.",
    english: "English",
    vietnamese: "Tiếng Việt",
    save: "Save",
    saved: "Your account has been changed successfully.",
    verified: "Verified",
    notVerified: "Not verified yet",
    verify: "Verify",
    security: "Password",
    securityText: "A password that you use nowhere else keeps your account safe.",
    noPassword:
      "You sign in with Google or Facebook. Set a password if you want to sign in with your email too.",
    changePassword: "Change password",
    setPassword: "Set a password",
    close: "Close your account",
    closeText:
      "Your name, contact data and CV files are removed for good, and running applications are withdrawn. This cannot be undone.",
    closeOpen: "I want to close my account",
    closePassword: "Your password, to confirm",
    closeEmail: "Your email address, to confirm",
    closeSubmit: "Close my account for good",
  },
  password: {
    title: "Change password",
    lead: "Other devices will have to log in again; you stay signed in here.",
    current: "Current password",
    submit: "Change password",
    done: "Your password has been changed successfully.",
    back: "Back to your account",
  },
} as const;

export const errors = {
  unauthorized: "Please log in first",
  forbidden: "You do not have access to this page or resource",
  login_failed: "Login Failed! Please check your email or password again.",
  login_blocked: "You cannot login, contact support.",
  employer_account:
    "This email is registered as an employer account. Please sign in from the employer desktop site.",
  email_taken: "This email already exists",
  email_taken_login: "Email existed. Please go to login page.",
  email_is_recruiter: "This email is registered for the recruiter account",
  email_is_candidate: "This email registered account on the Candidate platform",
  email_unavailable:
    "We could not create an account with these details. If you have one already, please log in or reset your password.",
  email_unknown: "This email does not exist",
  email_mismatch: "This is not the email address of your account",
  company_name_taken: "Company Name exist",
  password_too_short: "As least {min} characters",
  password_too_long: "At most 128 characters",
  password_common: "This password is too easy to guess. Please choose another one",
  password_mismatch: "New password and confirmation password do not match.",
  password_same: "The new password must differ from the current one",
  password_wrong: "The current password is not right",
  password_absent: "Your account has no password yet. Please set one with “Forgot your password?”",
  token_not_found: "Token not found",
  link_expired: "The link you followed has expired. Please try again by checking your latest emails.",
  already_verified: "You have verified your email address already, you can now log in.",
  last_admin:
    "You are the last administrator here. Please name another one, or close the open jobs of the company, before you close your account.",
  provider_denied: "You did not allow the sign-in. You can try again, or use your email and password.",
  provider_failed: "The sign-in did not work. Please try again, or use your email and password.",
  provider_no_email:
    "Your account there does not share an email address. Please register with your email and a password.",
  provider_not_linked:
    "There is an account with this email already. Please log in with your password; if you forgot it, set a new one.",
} as const;

export const mails = {
  verify_email: {
    subject: "Verify your email address",
    preview: "One click and your account is ready. The link expires in {minutes, number} minutes.",
    title: "Welcome to Sen",
    text: "Verify that this email address is yours. The link expires in {minutes, number} minutes.",
    button: "Verify my email",
    ignore: "If you did not sign up on Sen, you can ignore this email.",
    reason: "You’re receiving this email because this address was used to sign up on Sen.",
  },
  reset_password: {
    subject: "Set a new password",
    preview:
      "The link works once and expires in {minutes, number} minutes. If you did not ask for it, nothing changes.",
    title: "Set a new password",
    text: "You asked for a new password. The link works once and expires in {minutes, number} minutes.",
    button: "Set a new password",
    ignore: "If you did not ask for it, you can ignore this email. Your password stays the same.",
    reason: "You’re receiving this email because a new password was requested for your Sen account.",
  },
  password_changed: {
    subject: "Your password has been changed",
    preview: "Changed on {at}. If this was not you, secure your account now.",
    title: "Your password has been changed",
    text: "The password of your Sen account was changed on {at}. Other devices have been logged out.",
    notYou: "If this was not you, set a new password at once.",
    button: "Set a new password",
    reason: "You’re receiving this email because you have a Sen account.",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    accounts: typeof import("./messages.en.ts");
  }
}
