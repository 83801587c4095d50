import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { forwardedFor, networkOf } from './network.ts'

/** The network that a call comes from, as limits count it. @param proxies as `forwardedFor` */
export const networkOfCall = (http: Context, proxies: number): string =>
  networkOf(forwardedFor(http.req.header('x-forwarded-for'), proxies) ?? getConnInfo(http).remote.address ?? 'unknown')
