/**
 * Returns the longest time, in milliseconds, for which the event loop served no other request while `work` ran. The
 * time is processor time of this thread, so that the load of the machine has no effect.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const spent = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let longest = 0;
  let before = spent();
  const turn = () => {
    const now = spent();
    longest = Math.max(longest, now - before);
    before = now;
  };
  const timer = setInterval(turn, 1);
  try {
    await work();
    turn();
  } finally {
    clearInterval(timer);
  }
  return longest;
}
