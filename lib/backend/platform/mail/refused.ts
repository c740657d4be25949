/** The mail server refused this message for good: sending it again would not help. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
  /** Whether the server said that the address does not exist or takes no mail. */
  readonly isAddressDead: boolean
  constructor(message: string, isAddressDead: boolean, options?: ErrorOptions) {
    super(message, options)
    this.isAddressDead = isAddressDead
  }
}
