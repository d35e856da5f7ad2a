/**
 * Does in one go what is asked for while the last one is under way: many small statements become few, and no more than one
 * of them is open at a time.
 * @param run gets what was asked for, and answers in the same order
 */
export function groupCommit<In, Out>(run: (asked: In[]) => Promise<Out[]>): (one: In) => Promise<Out> {
  let waiting: { one: In; done: (out: Out) => void; fail: (error: unknown) => void }[] = [];
  let isBusy = false;

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      try {
        const answers = await run(group.map(({ one }) => one));
        group.forEach(({ done }, at) => {
          done(answers[at] as Out);
        });
      } catch (error) {
        for (const { fail } of group) fail(error);
      }
    }
    isBusy = false;
  }

  return (one) =>
    new Promise((done, fail) => {
      waiting.push({ one, done, fail });
      if (isBusy) return;
      isBusy = true;
      // What is asked for in the same turn goes along.
      setImmediate(work);
    });
}
