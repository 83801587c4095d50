import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../../platform/context.ts'

type Signer = Pick<Context, 'previewSecret' | 'now'>

const day = 24 * 60 * 60 * 1000

/** The token of `?preview=`, which shows one unpublished page for a week. */
export function previewToken(context: Signer, eventId: string, key: string): string {
  const until = Math.ceil(context.now().getTime() / day) + 7
  return `${until}.${sign(context, eventId, key, until)}`
}

/** Is the token for this page, and not expired? */
export function mayPreview(context: Signer, eventId: string, key: string, token: string | undefined): boolean {
  const [until = '', signature = ''] = token?.split('.') ?? []
  if (!/^\d{1,6}$/.test(until) || context.now().getTime() > Number(until) * day) return false
  const expected = Buffer.from(sign(context, eventId, key, Number(until)))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function sign({ previewSecret }: Signer, eventId: string, key: string, until: number): string {
  return createHmac('sha256', previewSecret)
    .update(JSON.stringify([eventId, key, until]))
    .digest('base64url')
}
