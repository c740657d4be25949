/** An invalid setting. The message is one sentence for the person who starts the shop. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  constructor(
    readonly variable: string,
    problem: string,
  ) {
    super(`${variable} ${problem}`)
  }
}
