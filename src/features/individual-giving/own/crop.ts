/** The specification's widescreen. */
const ratio = 16 / 9
const widest = 1600

/**
 * Draws the 16:9 part of a picture.
 * @param position of the part along the side that is too long, from 0 (top or start) to 1
 */
export function drawPart(canvas: HTMLCanvasElement, picture: ImageBitmap, position: number): void {
  const { width, height } = picture
  const cutWidth = Math.min(width, height * ratio)
  const cutHeight = Math.min(height, width / ratio)
  canvas.width = Math.round(Math.min(cutWidth, widest))
  canvas.height = Math.round(canvas.width / ratio)
  const [left, top] = [(width - cutWidth) * position, (height - cutHeight) * position]
  canvas.getContext('2d')?.drawImage(picture, left, top, cutWidth, cutHeight, 0, 0, canvas.width, canvas.height)
}

/** Is some of the picture cut off? */
export function isLarger({ width, height }: ImageBitmap): boolean {
  return Math.max(width - height * ratio, height - width / ratio) >= 1
}

/** The drawn part as a file to upload. @throws {Error} if the browser can't make one */
export async function fileOf(canvas: HTMLCanvasElement): Promise<File> {
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', 0.9))
  if (!blob) throw new Error('The picture cannot be cut')
  return new File([blob], 'picture.jpg', { type: 'image/jpeg' })
}
