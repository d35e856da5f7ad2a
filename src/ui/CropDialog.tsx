import { type PointerEvent, useEffect, useRef, useState } from "react";
import { Button } from "./Button.tsx";
import { cx } from "./cx.ts";
import { Dialog } from "./Dialog.tsx";

const shown = 280;
const step = 12;

interface Crop {
  x: number;
  y: number;
  zoom: number;
}

/** Cuts a square out of a picture: dragged, moved by the arrow keys, zoomed. Nothing leaves the browser before that. */
export function CropDialog({
  file,
  side,
  round = false,
  type = "image/jpeg",
  words,
  onDone,
  onClose,
  onUnreadable,
}: {
  file: File;
  /** Of the square that comes out, in pixels. */
  side: number;
  round?: boolean;
  type?: "image/jpeg" | "image/png";
  words: { title: string; help: string; zoom: string; cancel: string; use: string };
  onDone: (square: Blob) => void;
  onClose: () => void;
  onUnreadable: () => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState<Crop>({ x: 0, y: 0, zoom: 1 });
  const from = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    let left = false;
    createImageBitmap(file).then(
      (bitmap) => !left && setPicture(bitmap),
      () => !left && onUnreadable(),
    );
    return () => {
      left = true;
    };
  }, [file, onUnreadable]);
  useEffect(() => {
    if (canvas.current && picture) draw(canvas.current, picture, crop, shown);
  }, [picture, crop]);
  const move = (x: number, y: number) =>
    setCrop((now) => ({ ...now, ...within(picture, now, now.x + x, now.y + y) }));
  function drag(event: PointerEvent) {
    if (!from.current) return;
    move(event.clientX - from.current.x, event.clientY - from.current.y);
    from.current = { x: event.clientX, y: event.clientY };
  }
  function finish() {
    if (!picture) return;
    const square = document.createElement("canvas");
    draw(square, picture, { ...crop, x: (crop.x * side) / shown, y: (crop.y * side) / shown }, side);
    square.toBlob((blob) => blob && onDone(blob), type, 0.9);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      text={words.help}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button onClick={finish}>{words.use}</Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-4 py-2">
        <canvas
          ref={canvas}
          width={shown}
          height={shown}
          tabIndex={0}
          role="img"
          aria-label={words.help}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            from.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={drag}
          onPointerUp={() => {
            from.current = null;
          }}
          onKeyDown={(event) => {
            const [x, y] =
              { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[
                event.key
              ] ?? [];
            if (x === undefined || y === undefined) return;
            event.preventDefault();
            move(x, y);
          }}
          className={cx(
            "max-w-full cursor-move touch-none border border-line",
            round ? "rounded-full" : "rounded-lg",
          )}
        />
        <label className="flex w-full items-center gap-3 text-sm">
          {words.zoom}
          <input
            type="range"
            min="1"
            max="4"
            step="0.05"
            value={crop.zoom}
            onChange={({ currentTarget }) => {
              const zoom = Number(currentTarget.value);
              setCrop((now) => ({ zoom, ...within(picture, { ...now, zoom }, now.x, now.y) }));
            }}
            className="flex-1 accent-leaf-600"
          />
        </label>
      </div>
    </Dialog>
  );
}

/** Keeps the picture over the whole square. */
function within(picture: ImageBitmap | null, { zoom }: Crop, x: number, y: number): { x: number; y: number } {
  if (!picture) return { x, y };
  const scale = (shown / Math.min(picture.width, picture.height)) * zoom;
  const most = (side: number) => (side * scale - shown) / 2;
  const kept = (value: number, side: number) => Math.min(Math.max(value, -most(side)), most(side));
  return { x: kept(x, picture.width), y: kept(y, picture.height) };
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, zoom }: Crop, side: number): void {
  canvas.width = side;
  canvas.height = side;
  const scale = (side / Math.min(picture.width, picture.height)) * zoom;
  const [width, height] = [picture.width * scale, picture.height * scale];
  const context = canvas.getContext("2d");
  if (!context) return;
  context.fillStyle = "white";
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, (side - width) / 2 + x, (side - height) / 2 + y, width, height);
}
