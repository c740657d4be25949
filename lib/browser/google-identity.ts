/** Google's identity script and its access token (spec 2 §4 "Google sign-in"). */

/** Spec 2 §9. */
const GOOGLE_SCOPE = 'openid email'
/** A click waits this long for the script to load; after a longer wait the browser would block the window. */
const READY_WAIT_MS = 900

interface TokenResponse {
  readonly access_token?: string
  readonly error?: string
}
interface TokenClient {
  requestAccessToken: () => void
}
interface TokenClientConfig {
  client_id: string
  scope: string
  prompt: 'consent'
  callback: (answer: TokenResponse) => void
  error_callback: (error: { readonly type: string }) => void
}
declare global {
  interface Window {
    google?: { accounts: { oauth2: { initTokenClient: (config: TokenClientConfig) => TokenClient } } }
  }
}

let loading: Promise<boolean> | null = null

/** Loads the script once. Returns whether it is available; a failed load may be repeated. */
export function loadGoogle(address: string): Promise<boolean> {
  if (window.google) return Promise.resolve(true)
  loading ??= new Promise((resolve) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true })
    script.onload = () => resolve(window.google !== undefined)
    script.onerror = () => {
      loading = null
      script.remove()
      resolve(false)
    }
    document.head.append(script)
  })
  return loading
}

type GoogleToken =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'not-ready' | 'closed' | 'failed' }

/** Requests an access token with the consent window. `closed`: the shopper closed it. */
export async function requestGoogleToken(clientId: string, address: string): Promise<GoogleToken> {
  const isReady = await Promise.race([
    loadGoogle(address),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), READY_WAIT_MS)),
  ])
  const { google } = window
  if (!isReady || !google) return { kind: 'not-ready' }
  return new Promise((resolve) => {
    const client = google.accounts.oauth2.initTokenClient({
      client_id: clientId,
      scope: GOOGLE_SCOPE,
      prompt: 'consent',
      callback: ({ access_token: token, error }) =>
        resolve(token ? { kind: 'token', token } : { kind: error === 'access_denied' ? 'closed' : 'failed' }),
      error_callback: ({ type }) => resolve({ kind: type === 'popup_closed' ? 'closed' : 'failed' }),
    })
    client.requestAccessToken()
  })
}
