/** Values in nested objects by their place, `shop.name`. */

export type Tree = { [name: string]: unknown }

/** Writes a value; undefined leaves it out. */
export function put(tree: Tree, at: string, value: unknown): void {
  const parts = at.split('.')
  const last = parts.pop() ?? ''
  let node = tree
  for (const part of parts) node = (node[part] ??= {}) as Tree
  if (value === undefined) delete node[last]
  else node[last] = value
}

/** The value at a place; undefined where there is none. */
export function valueAt(tree: object, at: string): unknown {
  return at
    .split('.')
    .reduce<unknown>(
      (node, part) => (typeof node === 'object' && node !== null ? (node as Tree)[part] : undefined),
      tree,
    )
}
