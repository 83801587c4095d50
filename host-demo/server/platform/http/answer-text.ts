import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Characters below which compressing costs more than it saves. */
const worthwhile = 1024

/** The most compressed texts that are kept, for many requests for the same one. */
const mostKept = 50

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** A text that stays is compressed once more, as small as can be: some 10 ms for 5,000 characters. */
const lasting = { requests: 3, longest: 16_384 }

const brotliAt = (quality: number) => (text: string) =>
  brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** By name, the preferred one first. */
const encoders = new Map<string, Encode>([
  ['br', kept(brotliAt(4), brotliAt(11))],
  ['gzip', kept(text => zip(text))],
])

type Encode = (text: string) => Promise<Uint8Array<ArrayBuffer>>

/**
 * Answers with a text, compressed as the client accepts it. The answer is made in one piece: Hono's own compression
 * changes it afterwards, which turns it into a slower stream.
 * @param type its `Content-Type`
 */
export async function answerText(
  http: Context,
  text: string,
  type: string,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  http.header('content-type', type)
  if (text.length < worthwhile) return http.body(text, status)
  http.header('vary', 'Accept-Encoding', { append: true })
  const accepted = parseAccept(http.req.header('accept-encoding') ?? '')
  for (const [name, encode] of encoders) {
    if (!accepted.some(({ type, q }) => type === name && q > 0)) continue
    http.header('content-encoding', name)
    return http.body(await encode(text), status)
  }
  return http.body(text, status)
}

/**
 * Caches the encoding of the newest texts.
 * @param best replaces the encoding of a text that is asked for often
 */
function kept(encode: Encode, best?: Encode): Encode {
  const known = new Map<string, { encoded: ReturnType<Encode>; requests: number }>()
  return text => {
    const found = known.get(text) ?? { encoded: encode(text), requests: 0 }
    found.requests++
    if (best && found.requests === lasting.requests && text.length <= lasting.longest) {
      best(text).then(
        smallest => {
          found.encoded = Promise.resolve(smallest)
        },
        () => {},
      )
    }
    known.delete(text)
    known.set(text, found)
    const [oldest] = known.keys()
    if (known.size > mostKept && oldest !== undefined) known.delete(oldest)
    return found.encoded
  }
}
