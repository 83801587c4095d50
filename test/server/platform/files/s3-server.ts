import { createHash, createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A bucket in memory that checks signatures (AWS version 4) as S3 does. */
export async function startS3({ secretAccessKey }: { secretAccessKey: string }): Promise<string> {
  const stored = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const { method = '', url = '', headers } = request
    if (!isSigned({ method, url, headers, body }, secretAccessKey))
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    const known = stored.get(url)
    if (method === 'PUT') {
      stored.set(url, body)
      response.writeHead(200).end()
    } else if (method === 'DELETE') {
      stored.delete(url)
      response.writeHead(204).end()
    } else response.writeHead(known ? 200 : 404).end(known)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

interface Sent {
  readonly method: string
  readonly url: string
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: Buffer
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

function isSigned({ method, url, headers, body }: Sent, secret: string): boolean {
  const [, scope = '', names = '', signature] =
    /Credential=[^/]+\/(\S+), SignedHeaders=(\S+), Signature=(\w+)/.exec(String(headers.authorization)) ?? []
  const content = String(headers['x-amz-content-sha256'])
  if (content !== 'UNSIGNED-PAYLOAD' && content !== hash(body)) return false
  const lines = names.split(';').map(name => `${name}:${headers[name]}\n`)
  const request = [method, url, '', lines.join(''), names, content].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(request)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${secret}`)
  return hmac(key, text).toString('hex') === signature
}
