const evenMs = 120;

/**
 * Answers after the same time whether or not the account exists; writing a token takes longer than finding no
 * account.
 */
export async function evenly(work: () => Promise<void>): Promise<void> {
  const [done] = await Promise.allSettled([work(), new Promise((go) => setTimeout(go, evenMs))]);
  if (done.status === "rejected") throw done.reason;
}
