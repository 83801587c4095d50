/** A Pusher app: what browsers know it by (`key`), and what servers sign with (`secret`). */
export interface Credentials {
  readonly appId: string
  readonly key: string
  readonly secret: string
}
