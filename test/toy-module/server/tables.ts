declare module '../../../host-demo/server/platform/db/schema.ts' {
  interface Database {
    tombolas: { event_id: string; price: number; tickets: number; sold: number; winner: string | null }
    tombola_tickets: { order_line_id: number; event_id: string; holder: string; paid: boolean }
  }
}

export {}
