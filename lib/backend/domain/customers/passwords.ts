/** Password hashes: argon2id. */
import { hash, verify } from '@node-rs/argon2'

/** OWASP's second choice: 19 MiB, two passes, one lane. The library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash that is stored of a password (PHC text). Takes some 30 ms of a thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST)
}

let decoy: Promise<string> | undefined

/** Does the password fit the hash? Without a hash the same work is done for nothing, so that the time tells nobody who has an account. */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await (decoy ??= hashPassword('nobody has this password')))
  const fits = await verify(against, password.normalize('NFKC')).catch(() => false)
  return fits && Boolean(stored)
}
