/** Storage that does not do what it is asked for: a sentence for the operator. */
export class StorageProblem extends Error {
  override readonly name = 'StorageProblem'
}

const KEY = /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/
const MAX_KEY = 400

/** Keys are paths of plain names: none leads out of a folder, and every service signs them alike. */
export function checkKey(key: string): void {
  if (key.length > MAX_KEY || !KEY.test(key)) throw new StorageProblem(`${JSON.stringify(key)} is no name of a file.`)
}
