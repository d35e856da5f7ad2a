import { useRef, useState } from "react";
import { imageMaxBytes } from "../../terms.ts";

type Problem = "tooLarge" | "unreadable";

/** Returns the state of a file input whose picture is cropped before the form sends it. */
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
    /** The file name of the cropped picture that the form will send. */
    kept,
    take(file: File | null) {
      const wrong = file && problemOf(file);
      setProblem(wrong);
      setChosen(wrong ? null : file);
      setKept(null);
      if (wrong) clear();
    },
    /** Reports that the browser could not open the picture. */
    fail() {
      close();
      setProblem("unreadable");
    },
    /** Replaces the picture in the file input with its cropped part, so that the form sends it. */
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
