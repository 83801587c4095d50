interface Named {
  readonly fundraiser_id: string
  readonly name: string
}

/** The name of a fundraiser's page, followed by its id if another one of these has the same name. */
export function distinctName({ fundraiser_id, name }: Named, all: readonly Named[]): string {
  const isShared = all.some(other => other.name === name && other.fundraiser_id !== fundraiser_id)
  return isShared ? `${name} (${fundraiser_id})` : name
}
