/** Opens an order without log-in: its number and its access token. */
export interface OrderReference {
  readonly number: string
  readonly access: string
}
