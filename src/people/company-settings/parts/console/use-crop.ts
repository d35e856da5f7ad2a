import { useRef, useState } from "react";
import { imageMaxBytes } from "../../terms.ts";

type Problem = "tooLarge" | "unreadable";

/** A picture that is cropped before it is sent: the input it is chosen with, what was chosen, and what is wrong with it. */
export function useCrop() {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const clear = () => {
    if (input.current) input.current.value = "";
    setKept(null);
  };
  function close() {
    setChosen(null);
    clear();
  }
  return {
    input,
    chosen,
    problem,
    close,
    /** The name of the picture that goes with the form. */
    kept,
    take(file: File | null) {
      const wrong = file && problemOf(file);
      setProblem(wrong);
      setChosen(wrong ? null : file);
      setKept(null);
      if (wrong) clear();
    },
    /** The browser could not open it. */
    fail() {
      close();
      setProblem("unreadable");
    },
    /** Puts what was cut out in the place of the whole picture; it goes with the form. */
    keep(cut: Blob) {
      const files = new DataTransfer();
      files.items.add(new File([cut], "picture.jpg", { type: "image/jpeg" }));
      if (input.current) input.current.files = files.files;
      setKept(chosen?.name ?? null);
      setChosen(null);
    },
  };
}

function problemOf({ size, type }: File): Problem | null {
  if (size > imageMaxBytes) return "tooLarge";
  return /^image\/(png|jpeg)$/.test(type) ? null : "unreadable";
}
