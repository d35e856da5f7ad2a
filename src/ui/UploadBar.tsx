/** The progress of an upload. */
export function UploadBar({ percent, label }: { percent: number; label: string }) {
  const rounded = Math.round(percent);
  return (
    <span className="flex items-center gap-3">
      <progress
        max={100}
        value={percent}
        aria-label={`${label}, ${rounded}%`}
        className="h-1 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-leaf-600 [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf-600 [&::-webkit-progress-value]:transition-[width]"
      />
      <span className="text-xs tabular-nums" aria-hidden="true">
        {rounded}%
      </span>
    </span>
  );
}
