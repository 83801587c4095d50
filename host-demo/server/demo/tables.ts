declare module '../platform/db/schema.ts' {
  interface Database {
    demo_controls: { name: string; value: string }
  }
}

export {}
