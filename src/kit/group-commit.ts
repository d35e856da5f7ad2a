/**
 * Collects requests while a batch is running and runs them as the next batch: many small statements become few, and at
 * most one is open at a time.
 * @param run receives the requests of a batch and returns their results in the same order
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
      // Requests of the same turn of the event loop join the batch.
      setImmediate(work);
    });
}
