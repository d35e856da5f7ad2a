export const labels = {} as const;

export const site = {
  login: {
    title: "Log in",
    email: "Email",
    password: "Password",
    submit: "Log in",
    forgot: "Forgot your password?",
    noAccount: "New to Sen?",
    register: "Create an account",
  },
} as const;

export const errors = {
  unauthorized: "Please log in first",
  forbidden: "You do not have access to this page or resource",
  login_failed: "Login Failed! Please check your email or password again.",
  login_blocked: "You cannot login, contact support.",
  email_taken: "This email already exists",
  email_is_recruiter: "This email is registered for the recruiter account",
  email_is_candidate: "This email registered account on the Candidate platform",
  company_name_taken: "Company Name exist",
  password_too_short: "As least {min} characters",
  password_too_long: "At most 128 characters",
  password_common: "This password is too easy to guess. Please choose another one",
} as const;

export const mails = {
  verify_email: {
    subject: "Verify your email address",
    title: "Welcome to Sen, {name}",
    text: "Please confirm that this address is yours. The link works for three days.",
    button: "Verify my email",
    ignore: "If you did not sign up at Sen, you can ignore this mail.",
  },
} as const;
