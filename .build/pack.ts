import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

interface Packed {
  readonly br: Buffer
  readonly gz: Buffer
}

/** Each block's build makes the chunks that blocks have in common. A watching build keeps one version of each file. */
const known = new Map<string, { content: string | Uint8Array; packed: Promise<Packed> }>()

/** A file's content as servers send it: packed with brotli and with gzip, as small as they can. */
export function pack(fileName: string, content: string | Uint8Array): Promise<Packed> {
  const last = known.get(fileName)
  if (last?.content === content) return last.packed
  const packed = packAnew(Buffer.from(content))
  known.set(fileName, { content, packed })
  return packed
}

async function packAnew(bytes: Buffer): Promise<Packed> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const [br, gz] = await Promise.all([brotli(bytes, quality), zip(bytes, { level: 9 })])
  return { br, gz }
}
