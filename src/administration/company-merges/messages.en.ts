export const errors = {
  merge_same: "Please choose two different companies",
  merge_changed: "The companies changed since the preview. Please look again.",
  merge_conflict: "Both are verified with different tax codes",
  merge_blocked: "A blocked company can’t be merged",
  merge_done: "This company was already merged",
  merge_winner_unfit: "The other company must have an account on Sen, and be neither blocked nor merged",
  merge_undone: "This merge was already undone",
  undo_over: "Merges can be undone for {days} days",
  undo_order: "Please undo the later merge of these companies first",
  undo_taken: "Another company has taken the name or tax code since",
} as const;

export const mails = {
  merged: {
    subject: "{loser} is now part of {winner} on Sen",
    preview: "Jobs and applicants of both are at {winner}.",
    title: "{loser} was merged into {winner}",
    moved:
      "Sen had two entries for the same company. The jobs, applicants and members of {loser} are now at {winner}, and old links lead there. You log in as before, now as a member of {winner}. API keys and webhooks of {loser} have stopped.",
    joined:
      "Sen had two entries for the same company. The jobs, applicants and members of {loser} are now at your company, {winner}. Its members joined your team without administrator rights; please check who needs which role.",
    reason: "The reason:",
    appeal:
      "If these are different companies, please contact support within {days} days: until then we can undo the merge.",
    button: "Contact support",
    why: "You’re receiving this email because you are an administrator of {company} on Sen.",
  },
  undone: {
    subject: "{loser} and {winner} are separate companies again on Sen",
    preview: "The merge of {loser} was undone.",
    title: "{loser} and {winner} are two companies again",
    text: "We undid the merge. The jobs, applicants and members that came from {loser} are back there; what was changed since then stays at {winner}.",
    reason: "The reason:",
    appeal: "If something is missing or in the wrong place, please contact support.",
    button: "Contact support",
    why: "You’re receiving this email because you are an administrator of one of the two companies on Sen.",
  },
} as const;
