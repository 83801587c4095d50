import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

interface Packed {
  readonly br: Buffer
  readonly gz: Buffer
}

/** Blocks have most of their chunks in common, and each block's build makes them. */
const known = new Map<string | Uint8Array, Promise<Packed>>()

/** A file's content as servers send it: packed with brotli and with gzip, as small as they can. */
export function pack(content: string | Uint8Array): Promise<Packed> {
  const packed = known.get(content) ?? packAnew(Buffer.from(content))
  known.set(content, packed)
  return packed
}

async function packAnew(bytes: Buffer): Promise<Packed> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const [br, gz] = await Promise.all([brotli(bytes, quality), zip(bytes, { level: 9 })])
  return { br, gz }
}
