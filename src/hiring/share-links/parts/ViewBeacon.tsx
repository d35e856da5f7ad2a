import { useEffect } from "react";
import { useFetcher } from "react-router";
import { viewSeconds } from "../terms.ts";

/** Reports a view by a person, once the page was visible for some seconds without a break. */
export function ViewBeacon({ beacon }: { beacon: string }) {
  const { submit } = useFetcher({ key: "view-beacon" });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", watch);
    };
    const report = () => {
      stop();
      void submit({ beacon }, { method: "post" });
    };
    function watch() {
      clearTimeout(timer);
      // The timer of the browser may be some milliseconds early.
      if (document.visibilityState === "visible") timer = setTimeout(report, viewSeconds * 1000 + 200);
    }
    document.addEventListener("visibilitychange", watch);
    watch();
    return stop;
  }, [beacon, submit]);
  return null;
}
