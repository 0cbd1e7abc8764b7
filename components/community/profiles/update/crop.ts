/* The square part of a picture that becomes a photograph. */
export interface Size {
  width: number;
  height: number;
}
/** Centre of the square in pixels of the picture; at a zoom of 1 it is as large as the picture allows. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export const maxZoom = 4;

export const middleOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

export const sideOf = ({ width, height }: Size, { zoom }: Crop) => Math.min(width, height) / zoom;

/** The crop, moved and zoomed so that the square is inside the picture. */
export function within(size: Size, crop: Crop): Crop {
  const zoom = Math.min(maxZoom, Math.max(1, crop.zoom));
  const half = sideOf(size, { ...crop, zoom }) / 2;
  const inside = (middle: number, length: number) => Math.min(length - half, Math.max(half, middle));
  return { x: inside(crop.x, size.width), y: inside(crop.y, size.height), zoom };
}

/** Draws the square so that it fills the canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const side = sideOf(picture, crop);
  const [left, top] = [crop.x - side / 2, crop.y - side / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}
