import { writeFileSync } from 'node:fs'
import { encode } from 'uqr'

const [width, height] = [640, 480]

/** Writes a video of a QR code in the format of Chromium's fake camera. */
export function filmOfCode(text: string, file: string): void {
  const { data, size } = encode(text, { border: 4 })
  const scale = Math.floor(height / size)
  const [left, top] = [width, height].map(length => Math.floor((length - size * scale) / 2)) as [number, number]
  const luma = Buffer.alloc(width * height, 235)
  for (let y = 0; y < size * scale; y++) {
    for (let x = 0; x < size * scale; x++) {
      if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)]) luma[(top + y) * width + left + x] = 16
    }
  }
  const grey = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, grey])
  const head = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`
  writeFileSync(file, Buffer.concat([Buffer.from(head), frame, frame]))
}
