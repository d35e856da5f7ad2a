import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { type View, viewOf, withView } from "./board-model.ts";

const settleMs = 250;

/** The view as the address has it; typing changes it at once, and the address when the hand rests. */
export function useView(): [View, (view: View) => void] {
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState<View>(() => viewOf(params));
  const [address, setAddress] = useState(params);
  if (address !== params) {
    setAddress(params);
    // A link has changed it, or the way back; what is being typed stays.
    if (String(address) !== String(params)) setView({ ...viewOf(params), search: view.search });
  }
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = withView(params, view);
      if (String(next) === String(params)) return;
      // Another view begins with its first page.
      next.delete("page");
      setParams(next, { replace: true, preventScrollReset: true });
    }, settleMs);
    return () => clearTimeout(timer);
  }, [view, params, setParams]);
  return [view, setView];
}
