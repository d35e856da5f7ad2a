import { type PointerEvent, useEffect, useRef, useState } from "react";
import { Button } from "./Button.tsx";
import { cx } from "./cx.ts";
import { Dialog } from "./Dialog.tsx";

/** Width on the screen in pixels, for squares and for wider pictures. */
const squareWidth = 280;
const wideWidth = 520;
const step = 12;

interface Crop {
  x: number;
  y: number;
  zoom: number;
}

/**
 * Crops a picture to a square, or to `ratio` (width by height): dragging, arrow keys, zooming. The picture is
 * not sent before that.
 */
export function CropDialog({
  file,
  side,
  least = 1,
  ratio = 1,
  round = false,
  type = "image/jpeg",
  words,
  onDone,
  onClose,
  onUnreadable,
  onTooSmall,
}: {
  file: File;
  /** The width of the result in pixels. */
  side: number;
  /** The minimum of each side in pixels: a smaller picture would be enlarged. */
  least?: number;
  ratio?: number;
  round?: boolean;
  type?: "image/jpeg" | "image/png";
  words: { title: string; help: string; zoom: string; cancel: string; use: string };
  onDone: (cut: Blob) => void;
  onClose: () => void;
  onUnreadable: () => void;
  onTooSmall?: () => void;
}) {
  const width = ratio > 1 ? wideWidth : squareWidth;
  const shown: Size = { width, height: Math.round(width / ratio) };
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState<Crop>({ x: 0, y: 0, zoom: 1 });
  const from = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    let left = false;
    createImageBitmap(file).then(
      (bitmap) => {
        if (left) return;
        if (Math.min(bitmap.width, bitmap.height) < least) onTooSmall?.();
        else setPicture(bitmap);
      },
      () => !left && onUnreadable(),
    );
    return () => {
      left = true;
    };
  }, [file, least, onUnreadable, onTooSmall]);
  useEffect(() => {
    const size = { width, height: Math.round(width / ratio) };
    if (canvas.current && picture) draw(canvas.current, picture, crop, size);
  }, [picture, crop, width, ratio]);
  const move = (x: number, y: number) =>
    setCrop((now) => ({ ...now, ...within(picture, shown, now, now.x + x, now.y + y) }));
  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (!from.current) return;
    // On a narrow screen the canvas is displayed smaller than its pixels.
    const scale = width / event.currentTarget.clientWidth;
    move((event.clientX - from.current.x) * scale, (event.clientY - from.current.y) * scale);
    from.current = { x: event.clientX, y: event.clientY };
  }
  function finish() {
    if (!picture) return;
    const cut = document.createElement("canvas");
    const scale = side / width;
    const size = { width: side, height: Math.round(side / ratio) };
    draw(cut, picture, { ...crop, x: crop.x * scale, y: crop.y * scale }, size);
    cut.toBlob((blob) => blob && onDone(blob), type, 0.9);
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
          width={shown.width}
          height={shown.height}
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
            "h-auto max-w-full cursor-move touch-none border border-line",
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
              setCrop((now) => ({ zoom, ...within(picture, shown, { ...now, zoom }, now.x, now.y) }));
            }}
            className="flex-1 accent-leaf-600"
          />
        </label>
      </div>
    </Dialog>
  );
}

interface Size {
  width: number;
  height: number;
}

/** The scale at which a picture covers the whole frame. */
const coverScale = (picture: Size, { width, height }: Size, zoom: number) =>
  Math.max(width / picture.width, height / picture.height) * zoom;

/** Keeps the picture over the whole frame. */
function within(
  picture: Size | null,
  shown: Size,
  { zoom }: Crop,
  x: number,
  y: number,
): { x: number; y: number } {
  if (!picture) return { x, y };
  const scale = coverScale(picture, shown, zoom);
  const kept = (value: number, side: number, seen: number) => {
    const most = (side * scale - seen) / 2;
    return Math.min(Math.max(value, -most), most);
  };
  return { x: kept(x, picture.width, shown.width), y: kept(y, picture.height, shown.height) };
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, zoom }: Crop, size: Size): void {
  canvas.width = size.width;
  canvas.height = size.height;
  const scale = coverScale(picture, size, zoom);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const context = canvas.getContext("2d");
  if (!context) return;
  context.fillStyle = "white";
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(picture, (size.width - width) / 2 + x, (size.height - height) / 2 + y, width, height);
}
