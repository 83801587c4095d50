/** A file chosen in a field, in the shape of the specification's file helper. */
export type ChosenFile<Field extends string> = Readonly<
  Record<Field, Readonly<{ name: string; size: number; type: string; data: string }>>
>

/** Reads a file for the API, keyed by its field: name, size in bytes, type, and its data in base64. */
export async function chosenFile<Field extends string>(field: Field, file: File): Promise<ChosenFile<Field>> {
  const { name, size, type } = file
  const data = base64(new Uint8Array(await file.arrayBuffer()))
  return { [field]: { name, size, type, data } } as ChosenFile<Field>
}

/** Converts back to a file. undefined: it is something else, or damaged. */
export function fileOfChosen(chosen: unknown): File | undefined {
  const { name, type, data } = Object(chosen) as Record<string, unknown>
  if (typeof name !== 'string' || typeof type !== 'string' || typeof data !== 'string') return undefined
  try {
    return new File([Uint8Array.from(atob(data), byte => byte.charCodeAt(0))], name, { type })
  } catch {
    return undefined
  }
}

/** In chunks: one call can't take as many arguments as a picture has bytes. */
function base64(bytes: Uint8Array): string {
  const parts: string[] = []
  const part = 0x8000
  for (let at = 0; at < bytes.length; at += part) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + part)))
  }
  return btoa(parts.join(''))
}
