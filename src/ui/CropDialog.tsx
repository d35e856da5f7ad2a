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

interface CropDialogProps {
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
}: CropDialogProps) {
  const width = ratio > 1 ? wideWidth : squareWidth;
  const shown: Size = { width, height: Math.round(width / ratio) };
  const picture = usePicture(file, { least, onUnreadable, onTooSmall });
  const [crop, setCrop] = useState<Crop>({ x: 0, y: 0, zoom: 1 });
  const finish = () =>
    picture &&
    cutOut(picture, crop, {
      scale: side / width,
      size: { width: side, height: Math.round(side / ratio) },
    }).toBlob((blob) => blob && onDone(blob), type, 0.9);
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
        <CropCanvas
          picture={picture}
          crop={crop}
          size={shown}
          label={words.help}
          round={round}
          onMove={(x, y) =>
            setCrop((now) => ({ ...now, ...within(picture, shown, now, now.x + x, now.y + y) }))
          }
        />
        <ZoomSlider
          label={words.zoom}
          zoom={crop.zoom}
          onZoom={(zoom) =>
            setCrop((now) => ({ zoom, ...within(picture, shown, { ...now, zoom }, now.x, now.y) }))
          }
        />
      </div>
    </Dialog>
  );
}

/** Decodes a picture; null until the picture is decoded, and if the picture cannot be used. */
function usePicture(
  file: File,
  {
    least,
    onUnreadable,
    onTooSmall,
  }: { least: number; onUnreadable: () => void; onTooSmall: (() => void) | undefined },
): ImageBitmap | null {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
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
  return picture;
}

/** The part of the picture in the result. It moves by dragging and with the arrow keys. */
function CropCanvas({
  picture,
  crop,
  size,
  label,
  round,
  onMove,
}: {
  picture: ImageBitmap | null;
  crop: Crop;
  size: Size;
  label: string;
  round: boolean;
  onMove: (x: number, y: number) => void;
}) {
  const { width, height } = size;
  const canvas = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvas.current && picture) draw(canvas.current, picture, crop, { width, height });
  }, [picture, crop, width, height]);
  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (!from.current) return;
    // On a narrow screen the canvas is displayed smaller than its pixels.
    const scale = width / event.currentTarget.clientWidth;
    onMove((event.clientX - from.current.x) * scale, (event.clientY - from.current.y) * scale);
    from.current = { x: event.clientX, y: event.clientY };
  }
  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      tabIndex={0}
      role="img"
      aria-label={label}
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
        onMove(x, y);
      }}
      className={cx(
        "h-auto max-w-full cursor-move touch-none border border-line",
        round ? "rounded-full" : "rounded-lg",
      )}
    />
  );
}

function ZoomSlider({
  label,
  zoom,
  onZoom,
}: {
  label: string;
  zoom: number;
  onZoom: (zoom: number) => void;
}) {
  return (
    <label className="flex w-full items-center gap-3 text-sm">
      {label}
      <input
        type="range"
        min="1"
        max="4"
        step="0.05"
        value={zoom}
        onChange={({ currentTarget }) => onZoom(Number(currentTarget.value))}
        className="flex-1 accent-leaf-600"
      />
    </label>
  );
}

interface Size {
  width: number;
  height: number;
}

/** Returns the scale at which a picture covers the whole frame, times the zoom. */
const coverScale = (picture: Size, { width, height }: Size, zoom: number) =>
  Math.max(width / picture.width, height / picture.height) * zoom;

/** Returns the position nearest to `x` and `y` at which the picture covers the whole frame. */
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

/** Draws the chosen part of a picture in the size of the result. @param scale pixels of the result per pixel on the screen */
function cutOut(
  picture: ImageBitmap,
  { x, y, zoom }: Crop,
  { scale, size }: { scale: number; size: Size },
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  draw(canvas, picture, { zoom, x: x * scale, y: y * scale }, size);
  return canvas;
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
