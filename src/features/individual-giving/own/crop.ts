/** The specification's widescreen. */
const ratio = 16 / 9
const widest = 1600

/**
 * Cuts a picture to 16:9.
 * @param place of the cut on the side that is too long, from 0 (top or start) to 1
 * @throws {Error} if the browser cannot read it
 */
export async function cropped(file: File, place: number): Promise<File> {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  const cutWidth = Math.min(width, height * ratio)
  const cutHeight = Math.min(height, width / ratio)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(Math.min(cutWidth, widest))
  canvas.height = Math.round(canvas.width / ratio)
  canvas
    .getContext('2d')
    ?.drawImage(
      picture,
      (width - cutWidth) * place,
      (height - cutHeight) * place,
      cutWidth,
      cutHeight,
      0,
      0,
      canvas.width,
      canvas.height,
    )
  picture.close()
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', 0.9))
  if (!blob) throw new Error('The picture cannot be cut')
  return new File([blob], 'picture.jpg', { type: 'image/jpeg' })
}
