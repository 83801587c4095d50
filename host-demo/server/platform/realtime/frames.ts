import { type InferOutput, object, optional, safeParse, string, unknown } from 'valibot'

const frameSchema = object({ event: string(), channel: optional(string()), data: optional(unknown()) })

/** A frame from a browser. */
export type Frame = InferOutput<typeof frameSchema>

/** Undefined for anything that is not a frame: not JSON, not an object, or without an event. */
export function readFrame(text: string): Frame | undefined {
  const parsed = safeParse(frameSchema, readJson(text))
  return parsed.success ? parsed.output : undefined
}

/** A frame for a browser. Pusher's own frames carry their data as JSON inside JSON. */
export function pusherFrame(event: string, data: unknown, channel?: string): string {
  return JSON.stringify({ event, channel, data: JSON.stringify(data) })
}

/** Undefined if it is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
