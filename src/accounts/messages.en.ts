export const labels = {
  banner: {
    text: "You have not verified yet. Please check your mailbox. We sent a link to {email}.",
    resend: "Resend email",
    sent: "We’ve sent you a new link. Check your inbox.",
  },
  welcome: {
    title: "Welcome to Sen, {name}!",
    text: "Your account is ready. To verify your email, open the link we sent to {email}. It expires in 60 minutes.",
    textVerified: "Your account is ready.",
    close: "Get started",
  },
} as const;

export const site = {
  frame: {
    title: "Find the right job and track every application",
    lead: "Jobs in Vietnam and Southeast Asia, in English and Vietnamese.",
    apply: "Apply in a minute with your CV",
    follow: "Track every application from applied to hired",
    answers: "No response within 15 days? We’ll tell you",
    employerTitle: "Hire well, with less busywork",
    employerLead: "Post jobs for free and manage every applicant on one board.",
    employerPost: "Post jobs for free, reviewed in 1–2 working days",
    employerBoard: "Manage applicants on one board, together with your team",
    employerMails: "Ready-made emails, so every applicant hears back",
  },
  fields: {
    email: "Email",
    workEmail: "Work email",
    password: "Password",
    passwordHelp: "At least 6 characters. A short sentence is easy to remember and hard to guess.",
    fullName: "Full name",
    phone: "Phone number",
    companyName: "Company name",
    companyHelp: "As on your business registration. Shown on your jobs.",
  },
  login: {
    title: "Log in",
    lead: "Welcome back.",
    submit: "Log in",
    forgot: "Forgot your password?",
    noAccount: "New to Sen?",
    register: "Sign up",
    or: "or",
    google: "Continue with Google",
    facebook: "Continue with Facebook",
    employerDoor: "Employer login",
    ended: "You’ve been logged out. Log in again to go on.",
    resetDone: "Your password has been changed. Log in with the new one.",
    closed: "Your account has been closed and your personal data deleted.",
  },
  register: {
    title: "Create your account",
    lead: "Find jobs, apply and track your applications in one place.",
    who: "Account type",
    seeker: "I’m looking for a job",
    employer: "I’m hiring",
    submit: "Create account",
    haveAccount: "Already have an account?",
    login: "Log in",
  },
  agree: {
    submit:
      "By creating an account you accept our <terms>terms of service</terms> and <policy>privacy policy</policy>.",
    apply:
      "With this form you create an account and accept our <terms>terms of service</terms> and <policy>privacy policy</policy>.",
    provider:
      "If you’re new here, continuing creates an account and you accept our <terms>terms of service</terms> and <policy>privacy policy</policy>.",
  },
  employer: {
    title: "Create an employer account",
    lead: "Post your first job today. It’s free.",
    submit: "Create account",
  },
  waiting: {
    title: "Check your inbox",
    text: "To verify your email, open the link we sent to {email}. The link expires in 60 minutes.",
    employerNext: "You can prepare your first job now. We can approve it once your email is verified.",
    spam: "Can’t find it? Check your spam folder or resend the email.",
    resend: "Resend email",
    sent: "We’ve sent a new link to {email}.",
    continueEmployer: "Go to my jobs",
    continueOther: "Continue",
    guest: "Log in to get a new verification link.",
    login: "Log in",
  },
  verify: {
    title: "Verify your email",
    text: "Select the button to verify your email.",
    submit: "Verify my email",
    question: "An account was created with {email} on {date}, under the name “{name}”. Was it you?",
    provider:
      "This account logs in with Google or Facebook. If it’s yours, log in here first and we’ll verify your email.",
    mine: "Yes, verify my email",
    notMine: "No, it wasn’t me",
    disownedTitle: "Thank you for telling us",
    disownedText:
      "The person who created the account can no longer use it. To use Sen with this email yourself, set a password.",
    setPassword: "Set a password",
    doneTitle: "Your email is verified",
    doneText: "Thank you. You’re all set.",
    alreadyTitle: "Already verified",
    expiredTitle: "This link has expired",
    continue: "Continue",
    login: "Log in",
    resend: "Send a new link",
  },
  forgot: {
    title: "Forgot your password?",
    lead: "Enter your email and we’ll send you a link to set a new password.",
    submit: "Send link",
    back: "Back to log in",
    sentTitle: "Check your inbox",
    sentText:
      "If there’s an account with this email, we’ve sent a link to reset the password. It expires in 60 minutes.",
    again: "Send again",
  },
  reset: {
    title: "Set a new password",
    lead: "This logs you out on all devices.",
    password: "New password",
    confirmation: "Confirm new password",
    submit: "Save new password",
    again: "Request a new link",
  },
  tokenNotFound: {
    title: "Token not found",
    text: "This link is incomplete or invalid. Open it from our latest email, or request a new one.",
    verify: "Get a new verification link",
    reset: "Get a new password link",
  },
  account: {
    title: "Your account",
    details: "Your details",
    language: "Language",
    languageHelp: "For pages and for the emails we send you.",
    english: "English",
    vietnamese: "Vietnamese",
    save: "Save changes",
    saved: "Your account has been changed successfully.",
    verified: "Verified",
    notVerified: "Not verified yet",
    verify: "Verify",
    security: "Password",
    securityText: "Use a password you don’t use anywhere else.",
    noPassword: "You log in with Google or Facebook. Set a password to log in with your email too.",
    changePassword: "Change password",
    setPassword: "Set a password",
    devices: "Login and security",
    devicesText: "Change your email, see which devices are logged in, and log them out.",
    devicesOpen: "Open",
    close: "Close your account",
    closeText:
      "Your name, contact details and CV files are permanently deleted, and your open applications are withdrawn. This can’t be undone.",
    closeTextMember:
      "Your name and contact details are permanently deleted. Jobs, notes and decisions stay with your team. This can’t be undone.",
    closeOpen: "I want to close my account",
    closePassword: "Enter your password to confirm",
    closeEmail: "Enter your email to confirm",
    closeSubmit: "Close account permanently",
  },
  password: {
    title: "Change password",
    lead: "This logs you out on your other devices. You stay logged in here.",
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
    "We couldn’t create an account with these details. If you already have one, please log in or reset your password.",
  email_unknown: "This email does not exist",
  email_mismatch: "Enter the email you log in with",
  company_name_taken: "Company Name exist",
  password_too_short: "As least {min} characters",
  password_too_long: "At most 128 characters",
  password_common: "This password is too easy to guess. Please choose another one.",
  password_mismatch: "New password and confirmation password do not match.",
  password_same: "The new password must differ from the current one",
  password_wrong: "Your current password is incorrect",
  password_absent: "Your account has no password yet. Please set one with “Forgot your password?”.",
  token_not_found: "Token not found",
  link_expired: "The link you followed has expired. Please try again by checking your latest emails.",
  already_verified: "You have verified your email address already, you can now log in.",
  last_admin:
    "You’re the only administrator. Make someone else an administrator or close the company’s jobs before you close your account.",
  provider_denied: "Login was cancelled. Try again, or use your email and password.",
  provider_failed: "We couldn’t log you in. Please try again, or use your email and password.",
  provider_no_email:
    "Your Google or Facebook account doesn’t share an email. Please sign up with your email and a password.",
  provider_not_linked:
    "There’s already an account with this email. Please log in with your password, or set a new one if you forgot it.",
  required_company_name: "Please enter your company’s name",
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
  account_closed: {
    subject: "Your account has been closed",
    preview: "Closed on {at}. This is your receipt.",
    title: "Your account has been closed",
    text: "The Sen account of {email} was closed on {at}, as you asked.",
    removed:
      "Your name, contact details, CV files, saved jobs and job alerts have been deleted, and running applications have been withdrawn. Employers still see that someone applied, but not who.",
    kept: "What we have to keep for a time, and why, is in our privacy policy.",
    button: "Read the privacy policy",
    notYou: "If this was not you, tell us at once in the chat with support.",
    reason: "You’re receiving this email because you had a Sen account with this address.",
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
