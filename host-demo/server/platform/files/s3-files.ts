import { AwsClient } from 'aws4fetch'
import type { S3Config } from '../config.ts'
import type { Files } from './files.ts'

/** Milliseconds that one call may take. */
const timeLimit = 20_000

/** Files in a bucket of S3 or a compatible service. The bucket is private: the server serves the files. */
export function s3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Omit<S3Config, 'type'>): Files {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })

  async function call(method: string, key: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const signal = AbortSignal.timeout(timeLimit)
    const answer = await client.fetch(`${endpoint}/${bucket}/${key}`, { method, signal, ...(body && { body }) })
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer
    const { status } = answer
    // Such as SignatureDoesNotMatch or NoSuchBucket.
    const code = /<Code>(\w{1,60})<\/Code>/.exec(await answer.text())?.[1]
    throw Object.assign(new Error(`The file store answered ${method} with ${status}`), { status, code })
  }

  return {
    async put(key, data) {
      await (await call('PUT', key, new Uint8Array(data))).arrayBuffer()
    },
    async get(key) {
      const answer = await call('GET', key)
      const data = new Uint8Array(await answer.arrayBuffer())
      return answer.ok ? data : undefined
    },
    async delete(key) {
      await (await call('DELETE', key)).arrayBuffer()
    },
  }
}
