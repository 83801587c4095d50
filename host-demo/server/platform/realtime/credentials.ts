/** A Pusher app: browsers name its `key`, servers sign with its `secret`. */
export interface Credentials {
  readonly appId: string
  readonly key: string
  readonly secret: string
}
