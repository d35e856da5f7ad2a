export const labels = {
  /** What a candidate is told of an application. */
  status: {
    applied: "Applied",
    under_review: "Under review",
    interview: "Interview",
    offer: "Offer",
    hired: "Hired",
    rejected: "Not selected",
    withdrawn: "Withdrawn",
  },
  /** Entries of a candidate's timeline that are not a status. */
  timeline: { viewed: "Viewed by the employer" },
  stage: {
    sourced: "Sourced",
    applied: "Applied",
    screening: "Screening",
    sent_to_am: "Sent to AM",
    sent_to_client: "Sent to client",
    interview: "Interview",
    first_interview: "1st interview",
    second_interview: "2nd interview",
    final_interview: "Final interview",
    offer: "Offer",
    hired: "Hired",
    rejected: "Rejected",
    withdrawn: "Withdrawn",
  },
  reject_reason: {
    experience: "Experience does not match",
    skills: "Skills do not match",
    qualification: "Qualification or certificate missing",
    language_level: "Language level",
    salary: "Salary expectation above range",
    location_or_time: "Location or working time",
    interview_result: "Interview result",
    not_reached: "Could not be contacted",
    interview_missed: "Did not attend the interview",
    position_filled: "Position filled or canceled",
    duplicate: "Duplicate application",
    candidate_declined: "Candidate declined",
    no_response: "No response from the employer",
    other: "Other",
  },
  /** What a candidate reads of a reason: friendly, neutral, never the recruiter's note. */
  reject_sentence: {
    experience: "The company is looking for somebody whose experience is closer to this job.",
    skills: "The company is looking for somebody whose skills are closer to this job.",
    qualification:
      "This job asks for a qualification or certificate that the company did not find in your CV.",
    language_level: "This job asks for another level of a foreign language.",
    salary: "Your expected salary is above what the company can offer for this job.",
    location_or_time: "The location or the working hours of this job did not fit this time.",
    interview_result: "After the interview, the company decided to go on with another candidate.",
    not_reached: "The company tried to contact you but could not reach you.",
    interview_missed: "The company could not meet you at the agreed interview.",
    position_filled: "This position has been filled, or the company is no longer hiring for it.",
    duplicate: "The company goes on with another application of yours.",
    candidate_declined: "This application was closed as you wished.",
    no_response:
      "The employer did not answer in time, so we closed the application. This says nothing about you or your CV.",
    other: "The company decided to go on with another candidate.",
  },
  withdraw_reason: {
    other_job: "I accepted another job",
    salary_or_benefits: "Salary or benefits",
    location_or_time: "Location or working time",
    too_slow: "The process takes too long",
    mistake: "I applied by mistake",
    other: "Another reason",
  },
  activity: {
    apply: "Applied",
    view: "Viewed",
    stage_move: "Moved to another stage",
    reject: "Rejected",
    restore: "Restored",
    withdraw: "Withdrew the application",
    owner_change: "Owner changed",
    sourced: "Sourced",
  },
} as const;

export const errors = {
  already_applied: "You already applied for this job before!",
  job_not_open: "This job no longer takes applications",
  answer_required: "Please answer this question",
  answer_invalid: "Please choose one of the answers, or enter a number where one is asked for",
  application_state_changed: "This application has changed in the meantime. Please reload the page",
  applicant_state_changed:
    "Somebody else has just changed this applicant. Please look at where it is now and try again",
  stage_unknown: "This stage is not part of the job's pipeline",
  reason_required: "Please choose a reason",
  candidate_only: "Only the candidate can withdraw an application",
  offer_required: "Please create an offer before you move the applicant to this stage",
  offer_not_accepted: "The applicant has not accepted an offer yet",
  restore_too_late: "An application that was closed for want of an answer can be restored within {days} days",
} as const;

export const mails = {
  application_received: {
    subject: "Your application for {job} has been sent",
    title: "Your application is on its way",
    text: "{company} has received your application for {job}. We will tell you as soon as something happens.",
    clock:
      "The employer has until {date} to answer. If nobody answers by then, we close the application and let you know, so you are never left waiting.",
    button: "See my application",
    luck: "Good luck, {name}!",
  },
  new_applicant: {
    subject: "{candidate} applied for {job}",
    title: "A new applicant for {job}",
    text: "{candidate} has just applied. Candidates wait for a sign from you: an answer within three days works best.",
    flags:
      "{count, plural, one {One answer does} other {# answers do}} not meet what the job asks for. Please have a look before you decide.",
    button: "Open the application",
  },
  status_changed: {
    applied: {
      subject: "Your application for {job} is open again",
      title: "Your application is open again",
      text: "{company} has taken up your application for {job} again.",
    },
    under_review: {
      subject: "{company} is reviewing your application",
      title: "Your application is under review",
      text: "{company} is now taking a closer look at your application for {job}.",
    },
    interview: {
      subject: "Good news from {company}: interview stage",
      title: "You have reached the interview stage",
      text: "{company} would like to get to know you for the job {job}. They will contact you about the date; please keep your phone and mailbox within reach.",
    },
    offer: {
      subject: "{company} is preparing an offer for you",
      title: "Offer stage: congratulations",
      text: "Your application for {job} has reached the offer stage at {company}.",
    },
    hired: {
      subject: "Congratulations on your new job at {company}!",
      title: "Congratulations, {name}!",
      text: "{company} has marked you as hired for {job}. We wish you a good start.",
    },
    again: "It had been closed before; the employer has opened it again.",
    button: "See my application",
  },
  application_rejected: {
    subject: "News on your application for {job}",
    title: "Thank you for applying, {name}",
    text: "{company} has decided not to go on with your application for {job}.",
    thanks:
      "Thank you for the time that you took. Many applications end like this before one fits; we hope the next one does.",
    button: "See other jobs",
  },
  application_withdrawn: {
    subject: "{candidate} has withdrawn from {job}",
    title: "An application was withdrawn",
    text: "{candidate} has withdrawn the application for {job}. You need not do anything.",
    reason: "Reason",
    note: "In the candidate's words",
    button: "Open the application",
  },
  unanswered_nudge: {
    subject: "{count, plural, one {An applicant waits} other {# applicants wait}} for your answer: {job}",
    title: "Three days without an answer",
    text: "{count, plural, one {One person} other {# people}} applied for {job} three days ago and {count, plural, one {has} other {have}} not heard from you yet. Moving {count, plural, one {the card} other {a card}} or sending a rejection counts as an answer.",
    button: "Open the board",
  },
  unanswered_waiting: {
    subject: "{count, plural, one {An applicant has} other {# applicants have}} waited a week: {job}",
    title: "A week without an answer",
    text: "{count, plural, one {One applicant} other {# applicants}} for {job} {count, plural, one {has} other {have}} waited for seven days and {count, plural, one {sees} other {see}} this on the application. Please answer before {date}; after that, we close what was not answered.",
    button: "Open the board",
  },
  unanswered_last_warning: {
    subject:
      "Last reminder: {count, plural, one {an application closes} other {# applications close}} soon: {job}",
    title: "Last reminder",
    text: "{count, plural, one {One application} other {# applications}} for {job} will be closed on {date} because nobody answered. The candidates will read that the employer did not respond.",
    button: "Answer now",
  },
  still_waiting: {
    subject: "We have reminded {company} of your application",
    title: "Still no answer",
    text: "{company} has not answered your application for {job} for a week. We have reminded them.",
    clock:
      "If nobody answers by {date}, we close the application and let you know. Meanwhile, it does no harm to look at other jobs.",
    button: "See other jobs",
  },
  no_response: {
    subject: "{company} did not answer your application",
    title: "We closed your application for {job}",
    text: "{company} did not answer within {days} days, although we reminded them. So that you need not wait any longer, we have closed the application.",
    fault:
      "This is the employer's omission. It says nothing about you or your CV, and it does not count as a rejection.",
    button: "See other jobs",
  },
} as const;
