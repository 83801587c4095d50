declare module '../../platform/db/schema.ts' {
  interface Database {
    /** Pictures that may still be pruned. `path`: below the server's address, such as `/files/pictures/….webp`. */
    uploaded_pictures: { path: string; at: Date }
  }
}

export {}
