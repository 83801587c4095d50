/** Where uploaded files are kept, such as pictures. What is said of them is in the database. */
export interface Files {
  /** Replaces what was there. @param key such as `lots/7/front.webp` */
  put(key: string, data: Uint8Array): Promise<void>
  /** Undefined where there is none. */
  get(key: string): Promise<Uint8Array | undefined>
  /** Harmless where there is none. */
  delete(key: string): Promise<void>
}
