/** A setting that cannot be used. The message is one sentence for whoever starts the shop. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  constructor(
    readonly variable: string,
    problem: string,
  ) {
    super(`${variable} ${problem}`)
  }
}
