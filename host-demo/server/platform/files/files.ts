/** Stores uploaded files, such as pictures. Their descriptions are in the database. */
export interface Files {
  /** Creates or replaces a file. @param key such as `lots/7/front.webp` */
  put(key: string, data: Uint8Array): Promise<void>
  /** Undefined if there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>
  /** Does nothing if there is no such file. */
  delete(key: string): Promise<void>
}
