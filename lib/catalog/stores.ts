/** Stores of the resources by their purpose. Store id 20 is the central warehouse (availability.ts). */

export interface NamedStore {
  readonly slug: string
  readonly name: string
}

/** The store of a name. Throws RangeError 'The store … does not exist.' (spec 2 §8). */
export function storeNamed<S extends NamedStore>(stores: readonly S[], name: string): S {
  const found = stores.find((store) => store.name === name)
  if (!found) throw new RangeError(`The store ${name} does not exist.`)
  return found
}
