/** Password hashes: argon2id. */
import { hash, verify } from '@node-rs/argon2'

/** OWASP's second choice: 19 MiB, two passes, one lane. The library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The stored hash of a password (PHC text). Takes about 30 ms of a thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST)
}

let decoy: Promise<string> | undefined

/** True when the password matches the hash. Without a hash the same work is done, so that the duration does not reveal who has an account. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await (decoy ??= hashPassword('nobody has this password')))
  const fits = await verify(against, password.normalize('NFKC')).catch(() => false)
  return fits && Boolean(stored)
}
